import type { ReadableAtom } from 'nanostores'
import type { ChatMessage, ChatThread } from '../contract/chat/schema.ts'
import type { Id } from '../contract/shared/primitives.ts'
import type { ConnectionState } from '../realtime/connection.ts'
import type { ResourceState } from '../shared/create-resource.ts'

/** The account's conversations, sorted by their last message, newest first. */
export type ThreadsState = ResourceState<{
  status: 'ready'
  threads: ChatThread[]
  /** Whether `loadMore` may find older conversations. */
  hasMore: boolean
  /** The user id of the signed-in account. Each conversation has this account as one of its members. */
  me: string
}>

/**
 * A message and its delivery state: `sending`, `sent`, `read` by the other member, or `failed`. Use `retry` to resend a
 * failed message. Unsent messages come last, and their `message_id` equals their `client_id`.
 */
export type ShownMessage = ChatMessage & { state: 'sending' | 'sent' | 'read' | 'failed'; isOwn: boolean }

/** `missing`: the room does not exist, or the account is not a member of it. `failed`: no fetch has ever succeeded. */
export type RoomState =
  | { status: 'loading' }
  | {
      status: 'ready'
      /** The messages, oldest first. */
      messages: ShownMessage[]
      hasEarlier: boolean
      isLoadingEarlier: boolean
    }
  | { status: 'missing' }
  | { status: 'failed' }

/** A room. Its methods never reject. */
export interface Room {
  /** The messages of the room. Fetched and kept up to date while the store has subscribers. */
  readonly $room: ReadableAtom<RoomState>
  /** The text that the visitor has not sent yet. Survives a reload and is removed at sign-out. */
  readonly $draft: ReadableAtom<string>
  setDraft(text: string): void
  /**
   * Sends `text`, or the draft by default, and clears the draft. If the text is blank or too long, or the account is
   * not a member of the room, the text stays in the draft and is not sent.
   */
  send(text?: string): void
  /** Resends a failed message. */
  retry(clientId: string): void
  /** Removes a failed message. */
  discard(clientId: string): void
  /** Loads the messages before the oldest loaded message. */
  loadEarlier(): Promise<void>
  /** Set to true while the room is on screen. Incoming messages then count as read if the page is visible. */
  setOpen(isOpen: boolean): void
}

/** The account's conversations. Get the client's only instance with `client.ports.once(createChat)`. */
export interface Chat {
  /**
   * The list of conversations. The store fetches it while it has subscribers, and the socket updates it. Without a
   * socket, the store polls every 10 s while the page is visible.
   */
  readonly $threads: ReadableAtom<ThreadsState>
  /** The socket's state. Subscribing to it keeps the socket open. */
  readonly $connection: ReadableAtom<ConnectionState>
  /** Returns the room with this id. Repeated calls return the same object. */
  room(roomId: Id): Room
  /** Refetches the latest conversations. Never rejects. */
  refresh(): Promise<void>
  /** Refetches the latest conversations, and the conversation of this room if it is not among them. Never rejects. */
  find(roomId: Id): Promise<void>
  /** Adds the next, older conversations to `$threads`. Never rejects. */
  loadMore(): Promise<void>
}
