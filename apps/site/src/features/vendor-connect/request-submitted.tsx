import { useConfig } from '@vowkit/react'
import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** Replaces the form after submission and takes the focus. */
export function RequestSubmitted() {
  const mailboxUrl = useConfig()?.mailbox_url
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])

  return (
    <div className="connect__done" role="status" tabIndex={-1} ref={panel}>
      <MailCheck size={56} strokeWidth={1} aria-hidden="true" />
      <h2 className="connect__subtitle">Request Submitted</h2>
      <p>Please check your email for a verification link to create your account</p>
      {mailboxUrl !== undefined && (
        <a href={mailboxUrl} target="_blank" rel="noopener">
          Open the demo mailbox
        </a>
      )}
    </div>
  )
}
