import type { Keep } from '../platform/keep.ts'
import type { Clock, Navigation } from '../platform/platform.ts'
import type { Grant } from './session.ts'

/** Set in this tab when it leaves to sign in elsewhere. */
const MARKER = 'loginPending'
const MARKER_AGE_MS = 10 * 60_000

/** A session the address brought. */
export interface FoundArrival {
  grant: Grant
  /** This tab asked for it a moment ago; otherwise somebody may have sent the person a crafted link. */
  isExpected: boolean
}

/** Takes token and e-mail out of the address; `null` when it brought none. */
export function readArrival(navigation: Navigation): Grant | null {
  const href = navigation.address()
  if (!href) return null
  const address = new URL(href)
  const token = address.searchParams.get('token')
  if (!token) return null
  const email = address.searchParams.get('email') ?? undefined
  address.searchParams.delete('token')
  address.searchParams.delete('email')
  navigation.replaceAddress(address.href)
  return { token, email }
}

/** Tells whether this tab is waiting for the session that an address brought. */
export function judgeArrival(grant: Grant | null, tab: Keep, clock: Clock): FoundArrival | null {
  if (!grant) return null
  const leftAt = Number(tab.get(MARKER) ?? Number.NaN)
  tab.remove(MARKER)
  return { grant, isExpected: clock.now() - leftAt < MARKER_AGE_MS }
}

export function markLeaving(tab: Keep, clock: Clock): void {
  tab.set(MARKER, String(clock.now()))
}
