import type { ReadableAtom } from 'nanostores'
import type { ChatMessage, ChatThread } from '../contract/chat/schema.ts'
import type { Id } from '../contract/shared/primitives.ts'
import type { ConnectionState } from '../realtime/connection.ts'
import type { ResourceState } from '../shared/create-resource.ts'

/** The rooms of the person signed in, the one written in last first. */
export type ThreadsState = ResourceState<{
  status: 'ready'
  threads: ChatThread[]
  /** Whose they are. Of everybody in them this is the person signed in. */
  me: string
}>

/**
 * A message as it is shown. Of one's own: `sending`, `failed` (it was not sent, and can be again), `sent`, or `read` by the
 * other side. What is not sent yet has its `client_id` as `message_id`, and stays at the end.
 */
export type ShownMessage = ChatMessage & { state: 'sending' | 'sent' | 'read' | 'failed'; isOwn: boolean }

/** `missing`: it is not a room of this person. `failed` only if nothing was ever read. */
export type RoomState =
  | { status: 'loading' }
  | {
      status: 'ready'
      /** In the order of the room. */
      messages: ShownMessage[]
      hasEarlier: boolean
      isLoadingEarlier: boolean
    }
  | { status: 'missing' }
  | { status: 'failed' }

/** One room. Nothing of it rejects. */
export interface Room {
  /** Read and kept right while somebody listens. */
  readonly $room: ReadableAtom<RoomState>
  /** What is half written; it survives a reload and goes with its person. */
  readonly $draft: ReadableAtom<string>
  setDraft(text: string): void
  /**
   * Says something, by default the draft, which is empty then. Blank and overlong text, and what is said in a room that is
   * not this person's, is not taken: it stays the draft.
   */
  send(text?: string): void
  /** Sends again what was not sent. */
  retry(clientId: string): void
  /** Lets go of what was not sent. */
  discard(clientId: string): void
  /** Reads the messages before the first one. */
  loadEarlier(): Promise<void>
  /** Whether the room is on screen: then, while the page is visible, what arrives counts as read. */
  setOpen(isOpen: boolean): void
}

/** The conversations of the person signed in. A client has one: `client.ports.once(createChat)`. */
export interface Chat {
  /** Read while listened to and kept right by the socket; without one read every 10 s, on a visible page. */
  readonly $threads: ReadableAtom<ThreadsState>
  /** How the socket is doing; listening alone keeps it open. */
  readonly $connection: ReadableAtom<ConnectionState>
  /** Same id, same room. */
  room(roomId: Id): Room
  /** Reads the threads anew. Never rejects. */
  refresh(): Promise<void>
}
