import { Alert, Button } from '@vowkit/react'
import { useRef, useState } from 'react'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { LoadedCard } from '../loaded-card.tsx'
import { settingsTexts } from '../texts.ts'
import { SessionRow } from './session-row.tsx'
import { type Ending, useSessions } from './use-sessions.ts'

/** Lists the sessions of the account. The user can end one of them, or all except the current one. */
export function SessionsCard() {
  const t = useTexts(settingsTexts)
  const { state, retry, ending, hasFailed, end } = useSessions()
  const [done, setDone] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)

  async function endAndAnnounce(what: Ending, message: string) {
    if (ending !== null) return
    setDone('')
    if (!(await end(what))) return
    setDone(message)
    // The focused button has been unmounted.
    heading.current?.focus()
  }

  return (
    <LoadedCard
      title={t.sessions}
      hint={t.sessionsHint}
      headingRef={heading}
      loading={t.sessionsLoading}
      failed={t.sessionsFailed}
      done={done}
      state={state}
      onRetry={retry}
    >
      {(sessions) => (
        <>
          <ul className="rows" role="list">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={ending === session.id}
                onEnd={() => void endAndAnnounce(session.id, t.signedOut(session.device || t.unknownBrowser))}
              />
            ))}
          </ul>
          {sessions.length <= 1 && <p className="card__hint">{t.noOthers}</p>}
          {hasFailed && <Alert>{t.sessionFailed}</Alert>}
          {sessions.length > 1 && (
            <Button busy={ending === 'others'} onClick={() => void endAndAnnounce('others', t.othersSignedOut)}>
              {t.signOutOthers}
            </Button>
          )}
        </>
      )}
    </LoadedCard>
  )
}
