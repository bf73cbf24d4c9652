import type { AssistantTurn } from '@vowkit/sdk-core/contract'

/** A question of a visitor or a couple, and where it was asked. */
export interface AssistantQuestion {
  message: string
  /** Earlier turns, oldest first. The client sends all turns, so even the assistant's turns are not trusted. */
  history: readonly AssistantTurn[]
  /** The vendor whose page is shown. `null` on other pages. */
  vendorId: number | null
  /** The languages of the page and of the browser, in the format of the `Accept-Language` header. May be empty. */
  acceptLanguage: string
}
