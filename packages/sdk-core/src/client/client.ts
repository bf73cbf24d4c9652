import type { ReadableAtom } from 'nanostores'
import type { PublicConfig } from '../contract/config/schema.ts'
import type { Http } from '../http/http.ts'
import type { Notice, Notify, Platform } from '../platform/platform.ts'
import type { Session } from '../session/session.ts'
import type { FeaturePorts, SocketAuthentication } from '../shared/feature-ports.ts'

export interface ClientOptions {
  /** The URL of the backend, such as `https://api.example.com`. */
  apiHost: string
  /** Replaces individual ports of the browser, for example in tests. */
  platform?: Partial<Platform>
  /** Called for each notice, in addition to updating `$notice`. */
  notify?: Notify
  /**
   * How the socket authenticates. Default `first-frame`: the client sends the token in its first frame, and the
   * socket counts as open once the backend has sent `authenticated`. `none` is for backends that support only the
   * documented frames: the client sends no token and no pings, and the socket counts as open immediately.
   */
  socketAuthentication?: SocketAuthentication
  /**
   * Returns the language of the page, such as `es`. Called for each request, which sends it as `Accept-Language`. The
   * backend writes emails in this language. Default: the browser's languages.
   */
  language?: () => string
  /** The host names to which payments and magic links may navigate, besides the page's own. Default: any HTTPS host. */
  redirectHosts?: readonly string[]
}

/**
 * A client of one backend: its session, and the ports that features use. Create it with `createClient`, or on Vowkit's
 * own site with `createSiteClient`.
 */
export interface Client {
  readonly apiHost: string
  /** `site`: Vowkit's own site, with the documented storage keys and redirects. `embedded`: any other page. */
  readonly mode: 'embedded' | 'site'
  readonly http: Http
  /** Pass these to create features, such as `createLogin(client.ports)`. A page loads only the features it uses. */
  readonly ports: FeaturePorts
  readonly session: Session
  /** The latest notice. Each notice is a new object. Show it as an alert. */
  readonly $notice: ReadableAtom<Notice | null>
  /** The time in milliseconds since 1970, updated every 0.5 s while it has subscribers. */
  readonly $now: ReadableAtom<number>
  /** Fetches the deployment's public configuration, once. Rejects with an `SdkError`. */
  config(): Promise<PublicConfig>
  /** Aborts all requests, timers and sockets. Do not use the client afterwards. */
  destroy(): void
}
