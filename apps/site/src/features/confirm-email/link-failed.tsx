import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { ariaDisabledProps } from '../../shared/aria-disabled-props.ts'
import { useResend } from '../../shared/confirmation/use-resend.ts'
import { FocusedTitle } from '../../shared/focused-title.tsx'

/** A link that confirms nothing in this session, and the way to another one. */
export function LinkFailed({ email }: { email: string | null }) {
  const [resend, send] = useResend()
  return (
    <>
      <FocusedTitle className="auth__title">This link does not work</FocusedTitle>
      <p className="auth__text">
        A link works for 7 days, and only for the account that it was mailed to.
        {email !== null && (
          <>
            {' '}
            You are signed in as <strong className="auth__email">{email}</strong>.
          </>
        )}
      </p>
      <p className="auth__text" role="status">
        {resend.status === 'sent' && 'A new link is on its way to your mailbox.'}
        {resend.status === 'failed' && resend.why}
      </p>
      <button
        type="button"
        className="button form__submit"
        onClick={() => void send()}
        {...ariaDisabledProps(resend.status === 'sending' || resend.status === 'sent')}
      >
        {resend.status === 'sent' ? 'Sent' : 'Send again'}
      </button>
      <a className="auth__link" href={SITE_PATHS.logout}>
        Log out
      </a>
    </>
  )
}
