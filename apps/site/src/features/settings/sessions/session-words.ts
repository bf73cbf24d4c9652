import type { AccountSessionEntry } from '@vowkit/sdk-core/account'

const HOUR_MS = 60 * 60 * 1_000
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** The device of a session. */
export function deviceOf({ device }: AccountSessionEntry): string {
  return device || 'Unknown browser'
}

/** Where a session was begun. */
export function placeOf({ place, host }: AccountSessionEntry): string {
  if (place === 'magic_link') return 'By a magic link'
  if (place === 'site') return 'On Vowkit'
  return host === '' ? 'On another site' : `On ${host}`
}

/** When a session was used last. The backend notes it once an hour. */
export function lastUseOf({ last_used_at }: AccountSessionEntry, now: number): string {
  const at = new Date(last_used_at)
  if (Number.isNaN(at.getTime())) return ''
  return now - at.getTime() <= HOUR_MS ? 'Active in the last hour' : `Last used on ${DAY.format(at)}`
}

/** When a session was begun. */
export function startOf({ created_at }: AccountSessionEntry): string {
  const at = new Date(created_at)
  return Number.isNaN(at.getTime()) ? '' : `Signed in on ${DAY.format(at)}`
}
