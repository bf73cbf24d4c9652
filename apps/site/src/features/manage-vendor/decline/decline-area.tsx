import './decline.css'
import { isDeclinable } from '@vowkit/sdk-core/leads'
import { useState } from 'react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { DeclineDialogLazy } from '../../../shared/lead/decline/decline-dialog.lazy.tsx'
import { leadMessages } from '../../../shared/lead/messages.ts'
import type { LeadProps } from '../lead-props.ts'
import { manageVendorMessages } from '../messages.ts'

/** Declines the vendor, or takes that back. Renders nothing once the couple has signed or paid. */
export function DeclineArea({ lead, view }: LeadProps) {
  const { decline: t } = useMessages(leadMessages)
  const { yourVendor } = useMessages(manageVendorMessages)
  const [isOpen, setOpen] = useState(() => window.location.hash === '#decline')
  const [hasFailed, setFailed] = useState(false)
  if (lead.is_declined) {
    const undo = async () => setFailed(!(await view.undoDecline()).ok)
    return (
      <p className="declined" role="status">
        {hasFailed ? t.failed : t.declined}
        <button type="button" className="button button--quiet" onClick={() => void undo()}>
          {t.undo}
        </button>
      </p>
    )
  }
  if (!isDeclinable(lead)) return null
  return (
    <>
      <button type="button" className="decline" onClick={() => setOpen(true)}>
        {t.open}
      </button>
      {isOpen && (
        <DeclineDialogLazy vendor={lead.business_name || yourVendor} view={view} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
