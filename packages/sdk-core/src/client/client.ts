import type { ReadableAtom } from 'nanostores'
import type { PublicConfig } from '../contract/config/schema.ts'
import type { Http } from '../http/http.ts'
import type { Notice, Notify, Platform } from '../platform/platform.ts'
import type { Session } from '../session/session.ts'
import type { FeaturePorts, SocketAuthentication } from '../shared/feature-ports.ts'

export interface ClientOptions {
  /** Where the backend is, such as `https://api.example.com`. All calls go there. */
  apiHost: string
  /** Replaces single ports of the browser. */
  platform?: Partial<Platform>
  /** Called for each notice, besides `$notice`. */
  notify?: Notify
  /**
   * How the socket says whose it is. Default `first-frame`: its first frame brings the token, and it is open once the
   * backend answers `authenticated`. `none` is for a backend that knows the documented frames alone: the token is not sent,
   * the socket is open at once, and when it is silent nobody is asked whether it lives.
   */
  socketAuthentication?: SocketAuthentication
  /** The host names that a payment or a magic link may lead to, besides our own page. Default: any, over https. */
  redirectHosts?: readonly string[]
}

/** One connection to one backend: its session, and the ports its features are made from. Make it with `createClient`, or on our own site with `createSiteClient`. */
export interface Client {
  readonly apiHost: string
  /** `site`: our own site, with the documented keys and redirects. `embedded`: anybody's page. */
  readonly mode: 'embedded' | 'site'
  readonly http: Http
  /** What features are made from, such as `createLogin(client.ports)`; a page carries the code of those it shows. */
  readonly ports: FeaturePorts
  readonly session: Session
  /** The latest notice, a new object each time; show it as an alert. */
  readonly $notice: ReadableAtom<Notice | null>
  /** The time in milliseconds since 1970, renewed every half second while listened to: `watchTime(clock, startLoop)`. */
  readonly $now: ReadableAtom<number>
  /** What the deployment says about itself, asked once. Throws an `SdkError`. */
  config(): Promise<PublicConfig>
  /** Ends everything under way. The client is of no use afterwards. */
  destroy(): void
}
