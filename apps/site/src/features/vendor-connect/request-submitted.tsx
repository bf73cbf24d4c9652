import { useConfig } from '@vowkit/react'
import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { vendorConnectMessages } from './messages.ts'

/** The confirmation that replaces the form after a submission. Takes the focus on mount. */
export function RequestSubmitted() {
  const t = useMessages(vendorConnectMessages)
  const mailboxUrl = useConfig()?.mailbox_url
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])

  return (
    <div className="connect__done" role="status" tabIndex={-1} ref={panel}>
      <MailCheck size={56} strokeWidth={1} aria-hidden="true" />
      <h2 className="connect__subtitle">{t.submitted}</h2>
      <p>{t.submittedNote}</p>
      {mailboxUrl !== undefined && (
        <a href={mailboxUrl} target="_blank" rel="noopener">
          {t.mailbox}
        </a>
      )}
    </div>
  )
}
