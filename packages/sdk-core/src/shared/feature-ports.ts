import type { ReadableAtom } from 'nanostores'
import type { Http } from '../http/http.ts'
import type {
  Analytics,
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

/** How the socket authenticates. */
export type SocketAuthentication = 'first-frame' | 'none'

/**
 * The parts of a client that features use. A feature is created from them where it is needed, so that a page loads only
 * the code of what it shows. Everything created from them ends with the client.
 */
export interface FeaturePorts {
  /** `site`: our own site. `embedded`: another page, which is never left. */
  mode: 'embedded' | 'site'
  http: Http
  /** The address of the backend, without a slash at the end. */
  apiHost: string
  openSocket: OpenSocket
  socketAuthentication: SocketAuthentication
  /** The host names that a response may send the browser to, besides our own. Default: any. */
  redirectHosts: readonly string[] | undefined
  session: Session
  /** The stored token, as a store. */
  $token: ReadableAtom<string | null>
  /** The account signed in, as this browser stores it. */
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
  /** Notifies of changes by other tabs. */
  storage: Pick<StoragePort, 'subscribe'>
  /** The storage of this browser. */
  local: SafeStorage
  /** The storage of this tab. */
  tab: SafeStorage
  startLoop: StartLoop
  /** Adds a listener for sign-out and for a change of account. Clear all data of the account in it. */
  onAccountChange(listener: () => void): void
  /** The client's only instance of a feature, created with the first call. */
  once<Feature>(make: (ports: FeaturePorts) => Feature): Feature
}
