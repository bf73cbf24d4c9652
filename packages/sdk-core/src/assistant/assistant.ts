import type { ReadableAtom } from 'nanostores'
import type { AssistantMessage } from '../contract/assistant/schema.ts'
import type { SdkErrorCode } from '../errors/sdk-error.ts'

/** Something that was said. The first of a new conversation is the assistant's, and empty until it replies. */
export interface AssistantEntry {
  /** Tells entries apart; of a reply that is complete the backend's. */
  id: string
  role: AssistantMessage['role']
  content: string
  /** Milliseconds since 1970. */
  createdAt: number
}

/** Where a conversation is. `entries` are the oldest first, and never none. */
export type AssistantState = { entries: readonly AssistantEntry[] } & (
  | { status: 'ready' }
  /** A question is on its way. */
  | { status: 'asking' }
  /** It takes a moment: show that the assistant is typing. */
  | { status: 'typing' }
  /** The last reply is being written, and grows. */
  | { status: 'writing'; replyId: string }
  /** The last question has no reply, or half of one: somebody stopped it, or left the page. */
  | { status: 'stopped' }
  | { status: 'failed'; code: SdkErrorCode }
  /** The backend wants to know who asks. */
  | { status: 'signed-out' }
)

/** What the page shows to whoever asks. */
export interface AssistantPage {
  /** The vendor of the page; only a whole number counts. */
  vendorId?: string | number | null
  /** The language it is in, such as `es`; without one the browser's count. */
  language?: string
}

/** A conversation with the assistant, kept for this tab until the person leaves, half a day passes, or it is begun anew. */
export interface Assistant {
  /** While nobody listens nothing is asked, and what is under way ends. */
  readonly $state: ReadableAtom<AssistantState>
  /** The words of a question that is not sent. */
  readonly $draft: ReadableAtom<string>
  readonly $isOpen: ReadableAtom<boolean>
  /** The latest reply that is complete, as it came; a new object each time. */
  readonly $reply: ReadableAtom<AssistantMessage | null>
  /** The time in milliseconds since 1970, renewed every half minute while listened to. */
  readonly $now: ReadableAtom<number>
  setOpen(isOpen: boolean): void
  setDraft(text: string): void
  /**
   * Begins the conversation with words that are not shown, unless something was said before. Once for each conversation:
   * one that failed is repeated by `retry` alone.
   */
  greet(greeting?: string, page?: AssistantPage): void
  /**
   * Asks, after what is being asked already. Nothing is asked by words that are blank or too long (`canSend`): then the
   * answer is false.
   */
  send(text: string, page?: AssistantPage): boolean
  /** Ends the reply that is under way, and keeps what has come of it. */
  stop(): void
  /** Asks again what has no reply. */
  retry(page?: AssistantPage): void
  /** Forgets the conversation and begins a new one. */
  clear(): void
}
