import type { ReadableAtom } from 'nanostores'
import type { AssistantHandoverAnswer, AssistantMessage, HostFact } from '../contract/assistant/schema.ts'
import type { SdkError, SdkErrorCode } from '../errors/sdk-error.ts'
import type { Attribution } from '../shared/attribution.ts'

/** The structured parts of a reply. Its text is complete without them. */
export type ReplyParts = Pick<AssistantMessage, 'cards' | 'table' | 'quotes' | 'suggestions' | 'answered_by'>

/** A message of the conversation. A new conversation starts with one assistant entry without text. */
export interface AssistantEntry {
  /** Unique in the conversation. The id of a complete reply is derived from the backend's id. */
  id: string
  role: AssistantMessage['role']
  content: string
  /** Milliseconds since 1970. */
  createdAt: number
  /** Absent for questions, for replies without parts, and while a reply streams. */
  parts?: ReplyParts
  /** The visitor's rating of the reply. */
  rating?: AssistantRating
}

export type AssistantRating = 'up' | 'down'

/** The result of handing a conversation to a person. */
export type HandoverResult = { ok: true; answer: AssistantHandoverAnswer } | { ok: false; error: SdkError }

/** The state of a conversation. `entries` are oldest first and never empty. */
export type AssistantState = { entries: readonly AssistantEntry[] } & (
  | { status: 'ready' }
  /** The visitor has sent a message, and the reply is pending. */
  | { status: 'asking' }
  /** The reply has not started yet. Show a typing indicator. */
  | { status: 'typing' }
  /** The last reply is streaming. */
  | { status: 'writing'; replyId: string }
  /** The last message has no reply or only part of one, because the visitor stopped it or left the page. */
  | { status: 'stopped' }
  | { status: 'failed'; code: SdkErrorCode }
  /** The backend requires a session. */
  | { status: 'signed-out' }
)

/** The page from which the visitor sends a message. */
export interface AssistantPage {
  /** The id of the vendor that the page shows. Ignored unless it is a whole number. */
  vendorId?: string | number | null
  /** The page's language, such as `es`. Default: the browser's languages. */
  language?: string
  /** `vendor` limits replies to the vendor of the page. Default: replies can name any vendor. */
  scope?: 'vendor'
  /** Facts of the page, which replies quote as the page's own. A function is called for each question. */
  facts?: HostFact[] | (() => HostFact[])
}

/** A conversation with the assistant. The tab stores it until sign-out, `clear()`, or 12 h after the last message. */
export interface Assistant {
  /**
   * The state of the conversation. Requests are sent only while this store has subscribers. A pending request is
   * aborted when the last subscriber unsubscribes.
   */
  readonly $state: ReadableAtom<AssistantState>
  /** The text that the visitor has not sent yet. */
  readonly $draft: ReadableAtom<string>
  readonly $isOpen: ReadableAtom<boolean>
  /** The latest complete reply. Each reply is a new object. */
  readonly $reply: ReadableAtom<AssistantMessage | null>
  /** The time in milliseconds since 1970. Updates every 30 s while the store has subscribers. */
  readonly $now: ReadableAtom<number>
  setOpen(isOpen: boolean): void
  setDraft(text: string): void
  /** Starts an empty conversation with a hidden message, which is sent only once. Call `retry` after a failure. */
  greet(greeting?: string, page?: AssistantPage): void
  /** Queues a message after the pending ones. Returns false if the text is blank or too long (see `canSend`). */
  send(text: string, page?: AssistantPage): boolean
  /** Rates a reply. The backend stores the rating with the question and the reply. Reverts if the call fails. */
  rate(entryId: string, rating: AssistantRating): Promise<void>
  /**
   * Sends the conversation to a person: to a vendor as a message of the couple, or else to the operator by email. An
   * email address is needed without a session. A vendor needs a session: the error is then `unauthorized`.
   */
  handOver(to?: {
    vendorId?: string | number | null
    email?: string
    attribution?: Attribution
  }): Promise<HandoverResult>
  /** Stops the pending reply and keeps the part that has arrived. */
  stop(): void
  /** Resends the messages that have no reply. */
  retry(page?: AssistantPage): void
  /** Deletes the conversation and starts a new one. */
  clear(): void
}
