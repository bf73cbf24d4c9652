import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { MailCheck } from 'lucide-react'
import { FocusedTitle } from '../../shared/focused-title.tsx'

/** Says that the e-mail is confirmed, and leads on. */
export function Confirmed() {
  return (
    <>
      <MailCheck className="auth__mark" size={40} strokeWidth={1.25} aria-hidden="true" />
      <FocusedTitle className="auth__title">Your email is confirmed</FocusedTitle>
      <p className="auth__text">Thank you. You can write to every vendor now.</p>
      <a className="button form__submit" href={SITE_PATHS.dashboard_main}>
        Go to your dashboard
      </a>
    </>
  )
}
