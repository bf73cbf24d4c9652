import { CLOSE_MS, RESET_MS } from './use-closing.ts'

/** Says that it worked; the ring around the check mark closes as the dialog is about to. */
export function PasswordChanged() {
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
      Password updated successfully
    </p>
  )
}
