import './sessions.css'
import { useRef, useState } from 'react'
import { ariaDisabledProps } from '../../../shared/aria-disabled-props.ts'
import { formMessages } from '../../../shared/form/messages.ts'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { LoadFailed } from '../../../shared/load-failed.tsx'
import { settingsMessages } from '../messages.ts'
import { SessionRow } from './session-row.tsx'
import { deviceOf } from './session-texts.ts'
import { type Ending, useSessions } from './use-sessions.ts'

/** Lists the sessions of the account. The couple can end one of them, or all except the current one. */
export function SessionsCard() {
  const t = useMessages(settingsMessages)
  const { sending } = useMessages(formMessages)
  const { state, retry, ending, hasFailed, end } = useSessions()
  const [done, setDone] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)

  async function endAndAnnounce(what: Ending, message: string) {
    setDone('')
    if (!(await end(what))) return
    setDone(message)
    // The focused button has been unmounted.
    heading.current?.focus()
  }

  const sessions = state.status === 'ready' ? state.sessions : []
  return (
    <section className="settings__card" aria-labelledby="settings-sessions">
      <h2 className="settings__heading" id="settings-sessions" tabIndex={-1} ref={heading}>
        {t.sessions}
      </h2>
      <p className="settings__text">{t.sessionsHint}</p>
      <p className="sessions__done" role="status">
        {state.status === 'loading' ? <span className="visually-hidden">{t.sessionsLoading}</span> : done}
      </p>
      {state.status === 'loading' && <span className="sessions__bone" />}
      {state.status === 'failed' && <LoadFailed onRetry={retry}>{t.sessionsFailed}</LoadFailed>}
      {sessions.length > 0 && (
        <ul className="sessions" role="list">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={ending === session.id}
              isOff={ending !== null}
              onEnd={() => void endAndAnnounce(session.id, t.loggedOut(deviceOf(session, t)))}
            />
          ))}
        </ul>
      )}
      {state.status === 'ready' && sessions.length <= 1 && <p className="sessions__only">{t.noOthers}</p>}
      {hasFailed && (
        <p className="sessions__failure" role="alert">
          {t.sessionFailed}
        </p>
      )}
      {sessions.length > 1 && (
        <button
          type="button"
          className="button button--quiet"
          onClick={() => void endAndAnnounce('others', t.othersLoggedOut)}
          {...ariaDisabledProps(ending !== null)}
        >
          {ending === 'others' ? sending : t.logOutOthers}
        </button>
      )}
    </section>
  )
}
