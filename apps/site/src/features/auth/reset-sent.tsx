import { useConfig } from '@vowkit/react'
import { MailCheck } from 'lucide-react'
import { FocusedTitle } from '../../shared/focused-title.tsx'
import { Emphasized } from '../../shared/language/emphasized.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { authMessages } from './messages.ts'

/** Confirms that a reset link was sent. Moves the focus to its title, because it replaces the focused form. */
export function ResetSent({ email }: { email: string }) {
  const t = useMessages(authMessages)
  const mailboxUrl = useConfig()?.mailbox_url

  return (
    <>
      <MailCheck className="auth__mark" size={40} strokeWidth={1.25} aria-hidden="true" />
      <FocusedTitle className="auth__title">{t.checkEmail}</FocusedTitle>
      <p className="auth__text">
        <Emphasized text={t.linkSent(email)} render={(part) => <strong className="auth__email">{part}</strong>} />
      </p>
      {mailboxUrl !== undefined && (
        <a className="auth__link" href={mailboxUrl} target="_blank" rel="noopener">
          {t.mailbox}
        </a>
      )}
    </>
  )
}
