import type { ReadableAtom } from 'nanostores'
import type { Http } from '../http/http.ts'
import type {
  Analytics,
  Beacon,
  Clock,
  Connectivity,
  Images,
  Log,
  Navigation,
  Notify,
  OpenSocket,
  Random,
  StoragePort,
  Viewport,
  Visibility,
} from '../platform/platform.ts'
import type { SafeStorage } from '../platform/safe-storage.ts'
import type { StartLoop } from '../platform/start-loop.ts'
import type { Session } from '../session/session.ts'
import type { StoredUser } from '../session/token-storage.ts'

/** The way the socket authenticates. */
export type SocketAuthentication = 'first-frame' | 'none'

/**
 * The parts of a client that features use. Create each feature from them where the page needs it, so that the page
 * loads only the code it uses. All features stop when the client is destroyed.
 */
export interface FeaturePorts {
  /** `site`: Vowkit's own site. `embedded`: any other page, where the client never navigates. */
  mode: 'embedded' | 'site'
  http: Http
  /** The URL of the backend, without a trailing slash. */
  apiHost: string
  beacon?: Beacon
  openSocket: OpenSocket
  socketAuthentication: SocketAuthentication
  /** The hosts to which a response may redirect, in addition to our own. Default: any host. */
  redirectHosts: readonly string[] | undefined
  session: Session
  /** The stored token. `null` when signed out. */
  $token: ReadableAtom<string | null>
  /** Returns the signed-in account from storage. */
  storedUser(): StoredUser | null
  clock: Clock
  random: Random
  images: Images
  visibility: Visibility
  viewport?: Viewport
  connectivity: Connectivity
  log: Log
  notify: Notify
  analytics: Analytics
  navigation: Navigation
  /** Calls its listener when another tab changes storage. */
  storage: Pick<StoragePort, 'subscribe'>
  /** The local storage of the browser, which all tabs share. */
  local: SafeStorage
  /** The session storage of the current tab. */
  tab: SafeStorage
  startLoop: StartLoop
  /** Adds a listener for sign-outs and account changes. The listener must clear all of the account's data. */
  onAccountChange(listener: () => void): void
  /** Returns the client's only instance of a feature. The first call creates the instance. */
  once<Feature>(make: (ports: FeaturePorts) => Feature): Feature
}
