import type { Log, Navigation } from '../platform/platform.ts'

/** The vision area and signing in itself never send anybody away: their callers show the signed-out state. */
const STAYS = /^\/(vision|auth)\//

export interface UnauthorizedDeps {
  session: { expire(): void }
  /** `null` on a page that is not ours. */
  navigation: Navigation | null
  log: Log
}

/**
 * What a dead token leads to. Everywhere it is forgotten; on our own site a call of the couple area also leads to the
 * login page, which brings the person back afterwards.
 */
export function onUnauthorized(path: string, { session, navigation, log }: UnauthorizedDeps): void {
  const isCoupleArea = navigation !== null && !STAYS.test(path)
  log.info(isCoupleArea ? 'User not authorised to access this page' : 'User not authorised')
  session.expire()
  if (!isCoupleArea) return
  const { pathname, search } = new URL(navigation.address())
  if (pathname.replace(/\/$/, '') !== '/login')
    navigation.go(`/login?next_url=${encodeURIComponent(pathname + search)}`)
}
