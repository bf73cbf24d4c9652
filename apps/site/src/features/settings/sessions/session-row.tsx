import { useClient } from '@vowkit/react'
import type { AccountSessionEntry } from '@vowkit/sdk-core/account'
import { Monitor, Smartphone } from 'lucide-react'
import { ariaDisabledProps } from '../../../shared/aria-disabled-props.ts'
import { formMessages } from '../../../shared/form/messages.ts'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { settingsMessages } from '../messages.ts'
import { deviceOf, lastUseOf, placeOf, startOf } from './session-texts.ts'

export interface SessionRowProps {
  session: AccountSessionEntry
  isEnding: boolean
  /** Whether a different session is being ended. */
  isOff: boolean
  onEnd: () => void
}

/** One session: its device, place and last use. The current session is labelled and has no button. */
export function SessionRow({ session, isEnding, isOff, onEnd }: SessionRowProps) {
  const t = useMessages(settingsMessages)
  const { sending } = useMessages(formMessages)
  const { clock } = useClient().ports
  const device = deviceOf(session, t)
  const Icon = /iOS|Android/.test(device) ? Smartphone : Monitor
  return (
    <li className="session-row">
      <Icon className="session-row__icon" size={24} strokeWidth={1.5} aria-hidden="true" />
      <div className="session-row__text">
        <p className="session-row__device">
          {device}
          {session.is_current && <span className="session-row__mark">{t.thisDevice}</span>}
        </p>
        <p className="session-row__more">
          {placeOf(session, t)} · <time dateTime={session.last_used_at}>{lastUseOf(session, clock.now(), t)}</time>
        </p>
        <p className="session-row__more">
          <time dateTime={session.created_at}>{startOf(session, t)}</time>
        </p>
      </div>
      {!session.is_current && (
        <button
          type="button"
          className="button button--quiet"
          aria-label={t.logOutDevice(device, placeOf(session, t))}
          onClick={onEnd}
          {...ariaDisabledProps(isEnding || isOff)}
        >
          {isEnding ? sending : t.logOut}
        </button>
      )}
    </li>
  )
}
