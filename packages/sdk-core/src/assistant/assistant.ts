import type { ReadableAtom } from 'nanostores'
import type { AssistantMessage } from '../contract/assistant/schema.ts'
import type { SdkErrorCode } from '../errors/sdk-error.ts'

/** A message of the conversation. A new conversation starts with an empty entry of the assistant. */
export interface AssistantEntry {
  /** Unique in the conversation. For a complete reply, derived from the backend's id. */
  id: string
  role: AssistantMessage['role']
  content: string
  /** Milliseconds since 1970. */
  createdAt: number
}

/** The state of a conversation. `entries` are oldest first, with at least one. */
export type AssistantState = { entries: readonly AssistantEntry[] } & (
  | { status: 'ready' }
  /** A message was sent. */
  | { status: 'asking' }
  /** The reply takes a moment: show a typing indicator. */
  | { status: 'typing' }
  /** The last reply is streaming. */
  | { status: 'writing'; replyId: string }
  /** The last message has no reply or an incomplete one: the visitor stopped it, or left the page. */
  | { status: 'stopped' }
  | { status: 'failed'; code: SdkErrorCode }
  /** The backend requires a session. */
  | { status: 'signed-out' }
)

/** The page that a message is sent from. */
export interface AssistantPage {
  /** The page's vendor. Ignored unless it is a whole number. */
  vendorId?: string | number | null
  /** The page's language, such as `es`. Default: the browser's languages. */
  language?: string
}

/** A conversation with the assistant, stored for this tab until sign-out, `clear`, or 12 h after its last message. */
export interface Assistant {
  /** Sends requests only while it has subscribers. Aborts a pending one without them. */
  readonly $state: ReadableAtom<AssistantState>
  /** The text of an unsent message. */
  readonly $draft: ReadableAtom<string>
  readonly $isOpen: ReadableAtom<boolean>
  /** The latest complete reply, as received; a new object each time. */
  readonly $reply: ReadableAtom<AssistantMessage | null>
  /** The time in milliseconds since 1970, updated every 30 s while it has subscribers. */
  readonly $now: ReadableAtom<number>
  setOpen(isOpen: boolean): void
  setDraft(text: string): void
  /**
   * Starts the conversation with a hidden message, unless it has messages. Once per conversation; use `retry` after a
   * failure.
   */
  greet(greeting?: string, page?: AssistantPage): void
  /** Sends a message after the pending ones. Returns false for a blank or too long one (see `canSend`). */
  send(text: string, page?: AssistantPage): boolean
  /** Stops the pending reply and keeps its received part. */
  stop(): void
  /** Sends the messages without a reply again. */
  retry(page?: AssistantPage): void
  /** Deletes the conversation and starts a new one. */
  clear(): void
}
