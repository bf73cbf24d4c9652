import type { AccountSessionEntry } from '@vowkit/sdk-core/account'
import type { TextsOf } from '../../../shared/language/define-messages.ts'
import type { settingsMessages } from '../messages.ts'

type Texts = TextsOf<typeof settingsMessages>

const HOUR_MS = 60 * 60 * 1_000

/** The displayed name of a session's device. */
export function deviceOf({ device }: AccountSessionEntry, t: Texts): string {
  return device === '' ? t.unknownBrowser : t.deviceName(device)
}

/** The displayed place where a session was started: Vowkit or the host of an embed. */
export function placeOf({ place, host }: AccountSessionEntry, t: Texts): string {
  if (place === 'magic_link') return t.byMagicLink
  return place === 'site' ? t.onSite : t.onOtherSite(host)
}

/** When a session was last used. The backend records it once an hour. `""` if unknown. */
export function lastUseOf({ last_used_at }: AccountSessionEntry, now: number, t: Texts): string {
  const at = new Date(last_used_at)
  if (Number.isNaN(at.getTime())) return ''
  return now - at.getTime() <= HOUR_MS ? t.activeNow : t.lastUsed(at)
}

/** When a session was started. `""` if unknown. */
export function startOf({ created_at }: AccountSessionEntry, t: Texts): string {
  const at = new Date(created_at)
  return Number.isNaN(at.getTime()) ? '' : t.signedIn(at)
}
