import { useMessages } from '../../../shared/language/use-messages.ts'
import { settingsMessages } from '../messages.ts'
import { CLOSE_MS, RESET_MS } from './use-closing.ts'

/** Confirms the change. The ring around the check mark shows the time until the dialog closes. */
export function PasswordChanged() {
  const t = useMessages(settingsMessages)
  return (
    <p className="password-changed">
      <svg className="password-changed__ring" viewBox="0 0 40 40" aria-hidden="true">
        <circle className="password-changed__track" cx="20" cy="20" r="17" />
        <circle
          className="password-changed__time"
          cx="20"
          cy="20"
          r="17"
          pathLength={1}
          style={{ animationDuration: `${RESET_MS + CLOSE_MS}ms` }}
        />
        <path className="password-changed__check" d="m13 20.5 5 5 9.5-10.5" />
      </svg>
      {t.passwordChanged}
    </p>
  )
}
