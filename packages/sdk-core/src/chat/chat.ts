import type { ReadableAtom } from 'nanostores'
import type { ChatMessage, ChatThread } from '../contract/chat/schema.ts'
import type { Id } from '../contract/shared/primitives.ts'
import type { ConnectionState } from '../realtime/connection.ts'
import type { ResourceState } from '../shared/create-resource.ts'

/** The account's conversations. The conversation with the most recent message is first. */
export type ThreadsState = ResourceState<{
  status: 'ready'
  threads: ChatThread[]
  /** The account's user id, which is the id of one member of each conversation. */
  me: string
}>

/**
 * A message with its delivery state. An own message is `sending`, `sent`, `read` by the other member, or `failed`. A
 * failed message can be retried. Unsent messages are last, and their `message_id` is their `client_id`.
 */
export type ShownMessage = ChatMessage & { state: 'sending' | 'sent' | 'read' | 'failed'; isOwn: boolean }

/** `missing`: the room does not exist or belongs to other accounts. `failed` only if no fetch has ever succeeded. */
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
  /** Fetched and updated while it has subscribers. */
  readonly $room: ReadableAtom<RoomState>
  /** The text that the visitor has not sent yet. Survives a reload and is removed at sign-out. */
  readonly $draft: ReadableAtom<string>
  setDraft(text: string): void
  /**
   * Sends a message and clears the draft. `text` defaults to the draft. Sends nothing if the text is blank or too long,
   * or if the room belongs to other accounts. The text then becomes the draft.
   */
  send(text?: string): void
  /** Resends a failed message. */
  retry(clientId: string): void
  /** Removes a failed message. */
  discard(clientId: string): void
  /** Fetches the messages before the first loaded message. */
  loadEarlier(): Promise<void>
  /** Set to true while the room is on screen. Incoming messages then count as read while the page is visible. */
  setOpen(isOpen: boolean): void
}

/** The account's conversations. A client has one instance: `client.ports.once(createChat)`. */
export interface Chat {
  /** Fetched while it has subscribers and updated by the socket. Without a socket, a visible page polls every 10 s. */
  readonly $threads: ReadableAtom<ThreadsState>
  /** The socket's state. Subscribing to it keeps the socket open. */
  readonly $connection: ReadableAtom<ConnectionState>
  /** Returns a room. Always returns the same object for an id. */
  room(roomId: Id): Room
  /** Refetches the conversations. Never rejects. */
  refresh(): Promise<void>
}
