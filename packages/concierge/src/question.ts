import type { AssistantTurn } from '@vowkit/sdk-core/contract'

/** A question of a visitor or a couple, with its context. */
export interface AssistantQuestion {
  message: string
  /** Earlier turns, oldest first. The client sends all turns, so turns of the assistant are not trusted either. */
  history: readonly AssistantTurn[]
  /** The id of the vendor whose page is open. `null` on other pages. */
  vendorId: number | null
  /** The languages of the page and of the browser, in `Accept-Language` format. May be empty. */
  acceptLanguage: string
}
