import './decline.css'
import { isDeclinable } from '@vowkit/sdk-core/leads'
import { useState } from 'react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { DeclineDialogLazy } from '../../../shared/lead/decline/decline-dialog.lazy.tsx'
import { leadMessages } from '../../../shared/lead/messages.ts'
import type { LeadProps } from '../lead-props.ts'
import { manageVendorMessages } from '../messages.ts'

export interface DeclineAreaProps extends LeadProps {
  vendorId: string
  onDeclined: () => void
}

/** Declines the vendor. Renders nothing once the couple has signed or paid. */
export function DeclineArea({ lead, view, vendorId, onDeclined }: DeclineAreaProps) {
  const { decline: t } = useMessages(leadMessages)
  const { yourVendor } = useMessages(manageVendorMessages)
  const [isOpen, setOpen] = useState(() => window.location.hash === '#decline')
  if (!isDeclinable(lead)) return null
  return (
    <>
      <button type="button" className="decline" onClick={() => setOpen(true)}>
        {t.open}
      </button>
      {isOpen && (
        <DeclineDialogLazy
          vendor={lead.business_name || yourVendor}
          vendorId={vendorId}
          view={view}
          onDeclined={onDeclined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
