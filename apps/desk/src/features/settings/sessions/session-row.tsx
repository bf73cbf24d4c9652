import { Button, useClient } from '@vowkit/react'
import type { AccountSessionEntry } from '@vowkit/sdk-core/account'
import { Monitor, Smartphone } from 'lucide-react'
import { useTexts } from '../../../shared/language/use-texts.ts'
import { deskTexts } from '../../../shared/texts.ts'
import { settingsTexts } from '../texts.ts'

const HOUR_MS = 60 * 60 * 1_000

export interface SessionRowProps {
  session: AccountSessionEntry
  isEnding: boolean
  onEnd: () => void
}

/** One session: its device, place and last use. The current session has no button. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useTexts(settingsTexts)
  const { formats, signOut } = useTexts(deskTexts)
  const { clock } = useClient().ports
  const device = session.device || t.unknownBrowser
  const Icon = /iOS|Android/.test(device) ? Smartphone : Monitor
  const isActive = clock.now() - Date.parse(session.last_used_at) <= HOUR_MS
  const dayOf = (timestamp: string) => formats.date(timestamp.slice(0, 10))
  const places = { site: t.onSite, embed: t.onHost(session.host), magic_link: t.byMagicLink }
  return (
    <li className="row">
      <Icon className="row__icon" size={24} strokeWidth={1.5} aria-hidden="true" />
      <div className="row__text">
        <p className="row__title">
          {device} {session.is_current && <span className="mark">{t.thisBrowser}</span>}
        </p>
        <p className="row__more">
          {places[session.place]} · {isActive ? t.activeNow : t.lastUsed(dayOf(session.last_used_at))}
        </p>
        <p className="row__more">{t.signedIn(dayOf(session.created_at))}</p>
      </div>
      {!session.is_current && (
        <Button busy={isEnding} aria-label={t.signOutBrowser(device)} onClick={onEnd}>
          {signOut}
        </Button>
      )}
    </li>
  )
}
