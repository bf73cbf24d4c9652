import type { ReadableAtom } from 'nanostores'
import type { Http } from '../http/http.ts'
import type { Keep } from '../platform/keep.ts'
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
import type { StartLoop } from '../platform/start-loop.ts'
import type { Session } from '../session/session.ts'
import type { StoredUser } from '../session/vault.ts'

/** How the socket says whose it is. */
export type SocketAuthentication = 'first-frame' | 'none'

/**
 * What a feature may use of its client. Features are made from it where they are needed, so that a page carries only
 * the code of what it shows. All of it ends with the client.
 */
export interface FeaturePorts {
  /** `site`: our own site. `embedded`: anybody's page, which is not to be left. */
  mode: 'embedded' | 'site'
  http: Http
  /** Where the backend is, without a slash at the end. */
  apiHost: string
  openSocket: OpenSocket
  socketAuthentication: SocketAuthentication
  /** The host names that an answer may send the browser to, besides our own; without them any. */
  redirectHosts: readonly string[] | undefined
  session: Session
  /** The stored token, as a store. */
  $token: ReadableAtom<string | null>
  /** Who is signed in, as this browser keeps them. */
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
  /** Tells what other tabs change. */
  storage: Pick<StoragePort, 'subscribe'>
  /** What this browser keeps for us. */
  local: Keep
  /** What this tab keeps for us. */
  tab: Keep
  startLoop: StartLoop
  /** Called when the person signed in is gone: let go of everything of theirs. */
  onPersonGone(listener: () => void): void
  /** The one feature of its kind that a client has; made when it is first asked for. */
  once<Feature>(make: (ports: FeaturePorts) => Feature): Feature
}
