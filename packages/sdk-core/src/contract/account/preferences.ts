/** The styles that a couple can choose from, in display order. */
export const WEDDING_STYLES = [
  'Rustic',
  'Classic',
  'Modern',
  'Vintage',
  'Boho',
  'Romantic',
  'Glamorous',
  'Garden',
  'Country',
  'Industrial',
  'Beach',
  'Colorful',
  'Unique',
  'DIY',
  'Cultural',
  'Fairytale',
  'Elegant',
  'Whimsical',
  'Intimate',
  'Casual',
  'Cozy',
  'Luxurious',
] as const
export type WeddingStyle = (typeof WEDDING_STYLES)[number]

/** The budgets that a couple can choose from. Requests send these symbols. */
export const BUDGET_SYMBOLS = ['$', '$$', '$$$', '$$$$', '$$$$$'] as const
export type BudgetSymbol = (typeof BUDGET_SYMBOLS)[number]

/** A range of budgets. Its limits are in the currency of the deployment. */
export interface Budget {
  symbol: BudgetSymbol
  min?: number
  max?: number
}

/** The budgets with their ranges, in display order. */
export const BUDGETS: readonly Budget[] = [
  { symbol: '$', max: 20_000 },
  { symbol: '$$', min: 20_000, max: 30_000 },
  { symbol: '$$$', min: 30_000, max: 40_000 },
  { symbol: '$$$$', min: 40_000, max: 50_000 },
  { symbol: '$$$$$', min: 50_000 },
]

/** Writes a budget in English, such as `$20,000-$30,000`. `money` formats its limits. */
export function budgetRange({ min, max }: Budget, money: (amount: number) => string): string {
  if (min === undefined) return `under ${money(max ?? 0)}`
  return max === undefined ? `${money(min)}+` : `${money(min)}-${money(max)}`
}

/** Writes the budget with a symbol in English. Returns `""` without a known symbol. */
export function budgetLabel(symbol: string | null | undefined, money: (amount: number) => string): string {
  const budget = BUDGETS.find((one) => one.symbol === symbol)
  return budget ? budgetRange(budget, money) : ''
}

/**
 * Returns the symbol of the range that contains a budget. A budget is an upper limit, so an amount between two ranges
 * belongs to the lower one.
 */
export function budgetSymbol(amount: number): BudgetSymbol {
  return BUDGETS.find(({ max = Number.POSITIVE_INFINITY }) => amount <= max)?.symbol ?? '$$$$$'
}

/** Joins the titles of the chosen styles for a request. */
export function joinStyles(styles: readonly WeddingStyle[]): string {
  return styles.join(', ')
}

/** Returns the styles of a description that `joinStyles` has written. Skips unknown styles. */
export function splitStyles(description = ''): WeddingStyle[] {
  return description.split(', ').flatMap((title) => WEDDING_STYLES.find((style) => style === title) ?? [])
}
