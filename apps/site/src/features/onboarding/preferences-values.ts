import type { BudgetSymbol, WeddingStyle } from '@vowkit/sdk-core/contract'

/** The values of the last step. */
export interface PreferencesValues {
  /** Ids, as text. */
  categories: string[]
  /** In the order they were chosen. */
  styles: WeddingStyle[]
  /** `""` until one is chosen. */
  budget: BudgetSymbol | ''
}
