import type { BudgetSymbol, WeddingStyle } from '@vowkit/sdk-core/contract'

/** What the form of the last step holds. */
export interface PreferencesValues {
  /** Ids, as text. */
  categories: string[]
  /** In the order they were chosen. */
  styles: WeddingStyle[]
  /** `""` until one is chosen. */
  budget: BudgetSymbol | ''
}
