import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { MailCheck } from 'lucide-react'
import { FocusedTitle } from '../../shared/focused-title.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { confirmEmailMessages } from './messages.ts'

/** Shows that the email is confirmed, with a link to the dashboard. */
export function Confirmed() {
  const t = useMessages(confirmEmailMessages)
  return (
    <>
      <MailCheck className="auth__mark" size={40} strokeWidth={1.25} aria-hidden="true" />
      <FocusedTitle className="auth__title">{t.confirmed}</FocusedTitle>
      <p className="auth__text">{t.confirmedHint}</p>
      <a className="button form__submit" href={SITE_PATHS.dashboard_main}>
        {t.dashboard}
      </a>
    </>
  )
}
