import { isPersonalPath, LOGIN_PATH } from '../contract/site/paths.ts'
import { browserPlatform } from '../platform/browser/browser-platform.ts'
import type { Clock, Navigation } from '../platform/platform.ts'
import {
  type IncomingSession,
  markSignInPending,
  readIncomingSession,
  receiveSession,
  takeSignInMarker,
} from '../session/incoming-session.ts'
import type { SiteRules } from '../session/site-rules.ts'
import type { Client, ClientOptions } from './client.ts'
import { lazyHttp } from './lazy-http.ts'
import { makeClient } from './make-client.ts'

export interface SiteClientOptions extends ClientOptions {
  /**
   * Whether the visitor can accept an unexpected session from the URL. If false, the client discards the session.
   * Default true.
   */
  offersIncomingSession?: boolean
  /**
   * The result of `takeIncomingSession`. Pass it if the page sends requests before it creates the client. By default,
   * the client reads the page's URL itself. The page must redeem a handoff code with `redeemHandoff`.
   */
  incomingSession?: IncomingSession | null
}

/**
 * Removes a session token or a handoff code from the page's URL and returns it. Call it first on the page, before any
 * request is sent and before other scripts can read the URL.
 */
export function takeIncomingSession(): IncomingSession | null {
  return readIncomingSession(browserPlatform().navigation)
}

/** Paths of calls whose 401 does not redirect to the login page. Their callers show the signed-out state instead. */
const NO_REDIRECT = /^\/(vision|auth)\//

/**
 * Creates a client for Vowkit's own site. It uses the documented storage keys, may redirect, and removes tokens from
 * the URL.
 */
export function createSiteClient({
  offersIncomingSession = true,
  incomingSession,
  ...options
}: SiteClientOptions): Client {
  const platform = { ...browserPlatform(), ...options.platform }
  const incoming = incomingSession === undefined ? readIncomingSession(platform.navigation) : incomingSession
  const client = makeClient({ ...options, platform }, siteRules(platform, offersIncomingSession), lazyHttp)
  if (incoming && 'grant' in incoming) {
    receiveSession(client.session, incoming.grant, takeSignInMarker(client.ports.tab, platform.clock))
  }
  return client
}

function siteRules(
  { navigation, clock }: { navigation: Navigation; clock: Clock },
  offersIncomingSession: boolean,
): SiteRules {
  return {
    offersIncomingSession,
    markSignInPending: (tab) => markSignInPending(tab, clock),
    redirectToLogin(path) {
      if (NO_REDIRECT.test(path)) return false
      const { pathname, search } = new URL(navigation.address())
      if (isPersonalPath(pathname)) navigation.go(`${LOGIN_PATH}?next_url=${encodeURIComponent(pathname + search)}`)
      return true
    },
  }
}
