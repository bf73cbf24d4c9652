import type { ReadableAtom } from 'nanostores'
import type { PublicConfig } from '../contract/config/schema.ts'
import type { Http } from '../http/http.ts'
import type { Notice, Notify, Platform } from '../platform/platform.ts'
import type { Session } from '../session/session.ts'
import type { FeaturePorts, SocketAuthentication } from '../shared/feature-ports.ts'

export interface ClientOptions {
  /**
   * The absolute URL of the backend, such as `https://api.example.com`. For any other value, the client logs a warning,
   * sends no request, and each call fails with `api_host_missing` or `api_host_invalid`.
   */
  apiHost: string
  /** Replaces individual browser ports, for example in tests. */
  platform?: Partial<Platform>
  /** Called for each notice, in addition to the update of `$notice`. */
  notify?: Notify
  /**
   * The way the socket authenticates. With `first-frame`, the default, the client sends the token in its first frame
   * and waits for `authenticated`. With `none`, for backends that support only the documented frames, the client sends
   * no token and no pings. The socket then counts as open immediately.
   */
  socketAuthentication?: SocketAuthentication
  /**
   * Returns the language of the page, such as `es`. The client sends it with each request as `Accept-Language`, and the
   * backend writes emails in it. By default, the browser sends its own languages.
   */
  language?: () => string
  /**
   * The hosts to which payments and magic links may redirect, in addition to the page's own host. Default: any HTTPS
   * host.
   */
  redirectHosts?: readonly string[]
}

/**
 * A client of one backend, with its session and the ports that features use. Create it with `createClient`, or with
 * `createSiteClient` on Vowkit's own site.
 */
export interface Client {
  readonly apiHost: string
  /** `site`: Vowkit's own site, with the documented storage keys and redirects. `embedded`: any other page. */
  readonly mode: 'embedded' | 'site'
  readonly http: Http
  /** The ports for creating features, such as `createLogin(client.ports)`. A page loads only the features it uses. */
  readonly ports: FeaturePorts
  readonly session: Session
  /** The latest notice. Each notice is a new object. Show it as an alert. */
  readonly $notice: ReadableAtom<Notice | null>
  /** The time in milliseconds since 1970. Updates every 0.5 s while the store has subscribers. */
  readonly $now: ReadableAtom<number>
  /** Fetches the deployment's public configuration once. Rejects with an `SdkError` if the request fails. */
  config(): Promise<PublicConfig>
  /** Aborts all requests, timers and sockets. The client is unusable afterwards. */
  destroy(): void
}
