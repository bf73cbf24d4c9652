import { Dialog, Root, useClient } from '@vowkit/react'
import { useEffect, useState } from 'react'
import { useCommonMessages } from '../../../shared/language/use-common-messages.ts'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { Redirecting } from '../../../shared/redirecting.tsx'
import { manageVendorMessages } from '../messages.ts'
import { PayForm, type PayFormProps } from './pay-form.tsx'

export interface PaymentDialogProps extends Omit<PayFormProps, 'onStart'> {
  onClose: () => void
}

/** The dialog to choose an invoice. The couple pays on the page of the payment provider. */
export function PaymentDialog({ onClose, ...props }: PaymentDialogProps) {
  const { payments } = useMessages(manageVendorMessages)
  const { close } = useCommonMessages()
  const { connectivity } = useClient().ports
  const [url, setUrl] = useState<string | null>(null)

  // Back navigation can restore this page from the back/forward cache in the redirecting state.
  useEffect(() => connectivity.subscribe((event) => event === 'pageshow' && setUrl(null)), [connectivity])

  return (
    <Root>
      <Dialog title={payments.dialog} closeLabel={close} onClose={onClose}>
        {url === null ? <PayForm {...props} onStart={setUrl} /> : <Redirecting url={url} />}
      </Dialog>
    </Root>
  )
}
