import type { ReadableAtom } from 'nanostores'
import type { ChatMessage, ChatThread } from '../contract/chat/schema.ts'
import type { Id } from '../contract/shared/primitives.ts'
import type { ConnectionState } from '../realtime/connection.ts'
import type { ResourceState } from '../shared/create-resource.ts'

/** The account's conversations, the most recent message first. */
export type ThreadsState = ResourceState<{
  status: 'ready'
  threads: ChatThread[]
  /** The account's user id. It is one of each conversation's members. */
  me: string
}>

/**
 * A message with its delivery state. Own messages are `sending`, `sent`, `read` by the other member, or `failed`: not
 * sent, but they can be retried. An unsent message has its `client_id` as `message_id` and comes last.
 */
export type ShownMessage = ChatMessage & { state: 'sending' | 'sent' | 'read' | 'failed'; isOwn: boolean }

/** `missing`: not a room of this account. `failed` only if no fetch has ever succeeded. */
export type RoomState =
  | { status: 'loading' }
  | {
      status: 'ready'
      /** Oldest first. */
      messages: ShownMessage[]
      hasEarlier: boolean
      isLoadingEarlier: boolean
    }
  | { status: 'missing' }
  | { status: 'failed' }

/** One room. Its methods never reject. */
export interface Room {
  /** Fetched and kept up to date while it has subscribers. */
  readonly $room: ReadableAtom<RoomState>
  /** The unsent text. Survives a reload and is removed at sign-out. */
  readonly $draft: ReadableAtom<string>
  setDraft(text: string): void
  /**
   * Sends a message and clears the draft. Default: the draft. Text that is blank or too long, or a room of another
   * account, sends nothing; the text becomes the draft.
   */
  send(text?: string): void
  /** Sends a failed message again. */
  retry(clientId: string): void
  /** Removes a failed message. */
  discard(clientId: string): void
  /** Fetches the messages before the first one. */
  loadEarlier(): Promise<void>
  /** Set to true while the room is on screen. Incoming messages then count as read while the page is visible. */
  setOpen(isOpen: boolean): void
}

/** The account's conversations. A client has one: `client.ports.once(createChat)`. */
export interface Chat {
  /** Fetched while it has subscribers and updated by the socket. Polls every 10 s without one, on a visible page. */
  readonly $threads: ReadableAtom<ThreadsState>
  /** The socket's state. Subscribing to it keeps the socket open. */
  readonly $connection: ReadableAtom<ConnectionState>
  /** Returns a room. The same id returns the same object. */
  room(roomId: Id): Room
  /** Refetches the conversations. Never rejects. */
  refresh(): Promise<void>
}
