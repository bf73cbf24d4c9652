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

/** The range of each budget in US dollars. */
export const BUDGETS: readonly { symbol: BudgetSymbol; range: string }[] = [
  { symbol: '$', range: 'under $20,000' },
  { symbol: '$$', range: '$20,000-$30,000' },
  { symbol: '$$$', range: '$30,000-$40,000' },
  { symbol: '$$$$', range: '$40,000-$50,000' },
  { symbol: '$$$$$', range: '$50,000+' },
]

/** Joins the titles of the chosen styles for a request. */
export function joinStyles(styles: readonly WeddingStyle[]): string {
  return styles.join(', ')
}
