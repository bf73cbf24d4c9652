import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** Says that the e-mail is confirmed, and leads on. */
export function Confirmed() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <MailCheck className="auth__mark" size={40} strokeWidth={1.25} aria-hidden="true" />
      <h1 className="auth__title" tabIndex={-1} ref={heading}>
        Your email is confirmed
      </h1>
      <p className="auth__text">Thank you. You can write to every vendor now.</p>
      <a className="button form__submit" href={SITE_PATHS.dashboard_main}>
        Go to your dashboard
      </a>
    </>
  )
}
