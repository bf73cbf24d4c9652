import { browserPlatform } from '../platform/browser/browser-platform.ts'
import type { Clock, Navigation } from '../platform/platform.ts'
import { markLeaving, takeArrival } from '../session/arrival.ts'
import type { SiteRules } from '../session/site-rules.ts'
import type { Client, ClientOptions } from './client.ts'
import { makeClient } from './make-client.ts'

export interface SiteClientOptions extends ClientOptions {
  /** Ask about a token in the address that nobody expected, rather than dropping it. Default true. */
  asksAboutArrival?: boolean
}

/** The vision area and signing in itself never send anybody away: their callers show the signed-out state. */
const STAYS = /^\/(vision|auth)\//

/** A client for our own site: the documented storage keys, redirects and address clean-up. */
export function createSiteClient({ asksAboutArrival = true, ...options }: SiteClientOptions): Client {
  const platform = { ...browserPlatform(), ...options.platform }
  return makeClient({ ...options, platform }, siteRules(platform, asksAboutArrival))
}

function siteRules(
  { navigation, clock }: { navigation: Navigation; clock: Clock },
  asksAboutArrival: boolean,
): SiteRules {
  return {
    asksAboutArrival,
    takeArrival: (tab) => takeArrival(navigation, tab, clock),
    markLeaving: (tab) => markLeaving(tab, clock),
    sendAway(path) {
      if (STAYS.test(path)) return false
      const { pathname, search } = new URL(navigation.address())
      if (pathname.replace(/\/$/, '') !== '/login')
        navigation.go(`/login?next_url=${encodeURIComponent(pathname + search)}`)
      return true
    },
  }
}
