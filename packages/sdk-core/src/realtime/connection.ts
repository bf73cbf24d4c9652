import type { ReadableAtom } from 'nanostores'
import type { ClientFrame } from '../contract/chat/frames.ts'

/**
 * `idle`: nobody is signed in, or nobody listens. `lost`: without a socket for 2 s; attempts go on. `refused`: the backend
 * wants no more of this session; nothing is tried until another begins.
 */
export type ConnectionState = 'idle' | 'connecting' | 'open' | 'lost' | 'refused'

/** A frame of the backend. What it is about is in `action`; the rest is not checked yet. */
export type IncomingFrame = Record<string, unknown>

/** The one socket of the person signed in. */
export interface Connection {
  /** The socket is there while somebody listens. */
  readonly $state: ReadableAtom<ConnectionState>
  /** Sends a frame; false when there is no open socket to send it through. */
  send(frame: ClientFrame): boolean
  /** Somebody wants something now: an attempt that waits for its time is made at once. */
  hurry(): void
  /** Something was not answered: an open socket is asked at once whether it lives. */
  doubt(): void
  /** Called for each frame of an authenticated socket. */
  onFrame(listener: (frame: IncomingFrame) => void): void
}
