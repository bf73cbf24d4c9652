import type { ReadableAtom } from 'nanostores'
import type { ClientFrame } from '../contract/chat/frames.ts'

/**
 * The state of the chat socket.
 * - `idle`: no session, or no subscribers.
 * - `lost`: no socket for 2 s. The client continues to reconnect.
 * - `refused`: the backend rejected the session. The client does not reconnect until the session changes.
 */
export type ConnectionState = 'idle' | 'connecting' | 'open' | 'lost' | 'refused'

/** A frame from the backend that is not validated yet. `action` is the type of the frame. */
export type IncomingFrame = Record<string, unknown>

/** The chat socket of the signed-in account. There is at most one. */
export interface Connection {
  /** The socket is open while this store has subscribers. */
  readonly $state: ReadableAtom<ConnectionState>
  /** Sends a frame. Returns false without an open socket. */
  send(frame: ClientFrame): boolean
  /** Starts a pending reconnection attempt immediately, without waiting for the backoff. */
  reconnectNow(): void
  /** Pings an open socket now, for example after a message without a confirmation. */
  checkAlive(): void
  /** Adds a listener for the frames of an authenticated socket. */
  onFrame(listener: (frame: IncomingFrame) => void): void
}
