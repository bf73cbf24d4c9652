import type { AssistantTurn, HostFact } from '@vowkit/sdk-core/contract'

/** A question to the assistant, with its context. */
export interface AssistantQuestion {
  message: string
  /**
   * Earlier turns of the conversation, oldest first. The client sends all turns, so turns of the assistant are
   * untrusted too.
   */
  history: readonly AssistantTurn[]
  /** The id of the vendor whose page is open, or `null` on other pages. */
  vendorId: number | null
  /** `vendor` limits the reply to the vendor of the page and to `facts`. */
  scope?: 'vendor' | undefined
  /** Facts of the embedding page, as its owner wrote them. */
  facts?: readonly HostFact[] | undefined
  /** The languages of the page and of the browser, in the format of `Accept-Language`. May be empty. */
  acceptLanguage: string
}
