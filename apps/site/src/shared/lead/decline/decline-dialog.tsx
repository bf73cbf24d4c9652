import '@vowkit/react/dialog.css'
import '../../form/form.css'
import { Alert, Button, Dialog, Root, useClient } from '@vowkit/react'
import { createToasts } from '@vowkit/sdk-core'
import type { Id } from '@vowkit/sdk-core/contract'
import type { LeadView } from '@vowkit/sdk-core/leads'
import { createComparison } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'
import { FieldFrame } from '../../form/field-frame.tsx'
import { useFailureText } from '../../form/use-failure-text.ts'
import { useCommonMessages } from '../../language/use-common-messages.ts'
import { useMessages } from '../../language/use-messages.ts'
import { useNetworkTold } from '../../network-told.ts'
import { leadMessages } from '../messages.ts'

export interface DeclineDialogProps {
  /** The name of the vendor. */
  vendor: string
  vendorId: Id
  view: Pick<LeadView, 'decline'>
  /** Called after the vendor was declined. */
  onDeclined?: () => void
  onClose: () => void
}

/**
 * Declines a vendor with a short message, confirms it in a toast, and removes the vendor from the comparison. An empty
 * message is not sent.
 */
export function DeclineDialog({ vendor, vendorId, view, onDeclined, onClose }: DeclineDialogProps) {
  const { decline: t } = useMessages(leadMessages)
  const { close, loading } = useCommonMessages()
  const { ports } = useClient()
  const failureText = useFailureText()
  const [message, setMessage] = useState(t.draft)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useNetworkTold()

  async function decline(): Promise<void> {
    setBusy(true)
    setFailure(null)
    const result = await view.decline(message)
    setBusy(false)
    if (!result.ok) return setFailure(failureText(result.error, t.failed))
    ports.once(createComparison).remove([vendorId])
    ports.once(createToasts).show({ tone: 'success', text: t.done(vendor) })
    onDeclined?.()
    onClose()
  }

  return (
    <Root>
      <Dialog title={t.title(vendor)} closeLabel={close} onClose={onClose}>
        <p className="dialog-text">{t.explain}</p>
        <FieldFrame label={t.message} isOptional>
          {(described) => (
            <textarea
              {...described}
              className="field__input field__input--area"
              dir="auto"
              maxLength={2000}
              value={message}
              onChange={({ target }) => setMessage(target.value)}
            />
          )}
        </FieldFrame>
        {failure !== null && <Alert>{failure}</Alert>}
        <div className="dialog-choices">
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button variant="primary" busy={isBusy} busyLabel={loading} onClick={() => void decline()}>
            {message.trim() === '' ? t.declineOnly : t.send}
          </Button>
        </div>
      </Dialog>
    </Root>
  )
}
