import type { BudgetSymbol, WeddingStyle } from '@vowkit/sdk-core/contract'

/** The values of the last onboarding step. */
export interface PreferencesValues {
  /** The ids of the vendor categories, as strings. */
  categories: string[]
  /** The styles in the order they were chosen. */
  styles: WeddingStyle[]
  /** The chosen budget, or `""`. */
  budget: BudgetSymbol | ''
}
