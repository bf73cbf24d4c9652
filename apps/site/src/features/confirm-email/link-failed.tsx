import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { ariaDisabledProps } from '../../shared/aria-disabled-props.ts'
import { useResend } from '../../shared/confirmation/use-resend.ts'
import { FocusedTitle } from '../../shared/focused-title.tsx'
import { Emphasized } from '../../shared/language/emphasized.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { confirmEmailMessages } from './messages.ts'

/** Shows that the link does not work in this session, with a button that sends a new one. */
export function LinkFailed({ email }: { email: string | null }) {
  const t = useMessages(confirmEmailMessages)
  const [resend, send] = useResend()
  return (
    <>
      <FocusedTitle className="auth__title">{t.failed}</FocusedTitle>
      <p className="auth__text">
        {t.failedHint}
        {email !== null && (
          <>
            {' '}
            <Emphasized text={t.signedInAs(email)} render={(part) => <strong className="auth__email">{part}</strong>} />
          </>
        )}
      </p>
      <p className="auth__text" role="status">
        {resend.status === 'sent' && t.newLink}
        {resend.status === 'failed' && resend.why}
      </p>
      <button
        type="button"
        className="button form__submit"
        onClick={() => void send()}
        {...ariaDisabledProps(resend.status === 'sending' || resend.status === 'sent')}
      >
        {resend.status === 'sent' ? t.sent : t.sendAgain}
      </button>
      <a className="auth__link" href={SITE_PATHS.logout}>
        {t.logOut}
      </a>
    </>
  )
}
