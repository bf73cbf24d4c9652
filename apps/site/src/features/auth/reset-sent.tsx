import { useConfig } from '@vowkit/react'
import { MailCheck } from 'lucide-react'
import { FocusedTitle } from '../../shared/focused-title.tsx'

/** Where the link was mailed to. Takes the focus from the form it replaces. */
export function ResetSent({ email }: { email: string }) {
  const mailboxUrl = useConfig()?.mailbox_url

  return (
    <>
      <MailCheck className="auth__mark" size={40} strokeWidth={1.25} aria-hidden="true" />
      <FocusedTitle className="auth__title">Check your email</FocusedTitle>
      <p className="auth__text">
        If <strong className="auth__email">{email}</strong> has an account, a link to set a new password is on its way.
        It works once, for an hour.
      </p>
      {mailboxUrl !== undefined && (
        <a className="auth__link" href={mailboxUrl} target="_blank" rel="noopener">
          Open the demo mailbox
        </a>
      )}
    </>
  )
}
