import './sessions.css'
import { useRef, useState } from 'react'
import { ariaDisabledProps } from '../../../shared/aria-disabled-props.ts'
import { LoadFailed } from '../../../shared/load-failed.tsx'
import { SessionRow } from './session-row.tsx'
import { deviceOf } from './session-words.ts'
import { type Ending, useSessions } from './use-sessions.ts'

/** Where the account is signed in. The person ends one session, or every other one. */
export function SessionsCard() {
  const { state, retry, ending, hasFailed, end } = useSessions()
  const [done, setDone] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)

  async function endAndTell(what: Ending, told: string) {
    setDone('')
    if (!(await end(what))) return
    setDone(told)
    // The button that had the focus is gone.
    heading.current?.focus()
  }

  const sessions = state.status === 'ready' ? state.sessions : []
  return (
    <section className="settings__card" aria-labelledby="settings-sessions">
      <h2 className="settings__heading" id="settings-sessions" tabIndex={-1} ref={heading}>
        Where you’re signed in
      </h2>
      <p className="settings__text">If you don’t know a device, log it out and change your password.</p>
      <p className="sessions__done" role="status">
        {state.status === 'loading' ? <span className="visually-hidden">Loading your devices</span> : done}
      </p>
      {state.status === 'loading' && <span className="sessions__bone" />}
      {state.status === 'failed' && <LoadFailed onRetry={retry}>Your devices could not be loaded.</LoadFailed>}
      {sessions.length > 0 && (
        <ul className="sessions" role="list">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={ending === session.id}
              isOff={ending !== null}
              onEnd={() => void endAndTell(session.id, `${deviceOf(session)} is logged out.`)}
            />
          ))}
        </ul>
      )}
      {state.status === 'ready' && sessions.length <= 1 && (
        <p className="sessions__only">You’re not signed in anywhere else.</p>
      )}
      {hasFailed && (
        <p className="sessions__failure" role="alert">
          That did not work. Please try again.
        </p>
      )}
      {sessions.length > 1 && (
        <button
          type="button"
          className="button button--quiet"
          onClick={() => void endAndTell('others', 'Every other device is logged out.')}
          {...ariaDisabledProps(ending !== null)}
        >
          {ending === 'others' ? 'Loading...' : 'Log out everywhere else'}
        </button>
      )}
    </section>
  )
}
