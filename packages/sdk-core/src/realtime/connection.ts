import type { ReadableAtom } from 'nanostores'
import type { ClientFrame } from '../contract/chat/frames.ts'

/**
 * The state of the chat socket.
 * - `idle`: no session, or no subscribers.
 * - `lost`: no socket for 2 s. The client continues to reconnect.
 * - `refused`: the backend rejected the session. The client does not reconnect until the session changes.
 */
export type ConnectionState = 'idle' | 'connecting' | 'open' | 'lost' | 'refused'

/** A frame from the backend before validation. `action` is the type of the frame. */
export type IncomingFrame = Record<string, unknown>

/** The chat socket of the signed-in account. An account has at most one socket. */
export interface Connection {
  /** The state of the socket. The socket is open while this store has subscribers. */
  readonly $state: ReadableAtom<ConnectionState>
  /** Sends a frame. Returns false if no socket is open. */
  send(frame: ClientFrame): boolean
  /** Reconnects immediately instead of waiting for the backoff. */
  reconnectNow(): void
  /** Pings an open socket immediately, for example when a message stays unconfirmed. */
  checkAlive(): void
  /** Adds a listener for the frames of an authenticated socket. */
  onFrame(listener: (frame: IncomingFrame) => void): void
}
