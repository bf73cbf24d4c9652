import { isPersonalPath, LOGIN_PATH } from '../contract/site/paths.ts'
import { browserPlatform } from '../platform/browser/browser-platform.ts'
import type { Clock, Navigation } from '../platform/platform.ts'
import { type Arrived, markLeaving, readArrival, receive, takeMarker } from '../session/arrival.ts'
import type { SiteRules } from '../session/site-rules.ts'
import type { Client, ClientOptions } from './client.ts'
import { lazyHttp } from './lazy-http.ts'
import { makeClient } from './make-client.ts'

export interface SiteClientOptions extends ClientOptions {
  /** Ask about a session that nobody expected, rather than dropping it. Default true. */
  asksAboutArrival?: boolean
  /**
   * What `takeArrival` gave, on a page that has to ask something before it can make a client. By default it is taken
   * now. The code of a handoff is the page's to redeem: `redeemHandoff`.
   */
  arrival?: Arrived | null
}

/**
 * Takes the session that the page's address may have brought out of it, or its code. For the first line of a page:
 * before any request, and before anybody else can see it.
 */
export function takeArrival(): Arrived | null {
  return readArrival(browserPlatform().navigation)
}

/** Calls of the vision area and of signing in never send anybody away: their callers show the signed-out state. */
const STAYS = /^\/(vision|auth)\//

/** A client for our own site: the documented storage keys, redirects and address clean-up. */
export function createSiteClient({ asksAboutArrival = true, arrival, ...options }: SiteClientOptions): Client {
  const platform = { ...browserPlatform(), ...options.platform }
  const arrived = arrival === undefined ? readArrival(platform.navigation) : arrival
  const client = makeClient({ ...options, platform }, siteRules(platform, asksAboutArrival), lazyHttp)
  if (arrived && 'grant' in arrived) {
    receive(client.session, arrived.grant, takeMarker(client.ports.tab, platform.clock))
  }
  return client
}

function siteRules(
  { navigation, clock }: { navigation: Navigation; clock: Clock },
  asksAboutArrival: boolean,
): SiteRules {
  return {
    asksAboutArrival,
    markLeaving: (tab) => markLeaving(tab, clock),
    sendAway(path) {
      if (STAYS.test(path)) return false
      const { pathname, search } = new URL(navigation.address())
      if (isPersonalPath(pathname)) navigation.go(`${LOGIN_PATH}?next_url=${encodeURIComponent(pathname + search)}`)
      return true
    },
  }
}
