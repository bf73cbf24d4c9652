/** The styles a couple may choose from, in the order they are offered. */
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

/** The budgets a couple may choose from; the wire carries the symbol. */
export const BUDGET_SYMBOLS = ['$', '$$', '$$$', '$$$$', '$$$$$'] as const
export type BudgetSymbol = (typeof BUDGET_SYMBOLS)[number]

/** What each budget stands for, in US dollars. */
export const BUDGETS: readonly { symbol: BudgetSymbol; range: string }[] = [
  { symbol: '$', range: 'under $20,000' },
  { symbol: '$$', range: '$20,000-$30,000' },
  { symbol: '$$$', range: '$30,000-$40,000' },
  { symbol: '$$$$', range: '$40,000-$50,000' },
  { symbol: '$$$$$', range: '$50,000+' },
]

/** The chosen styles as the wire carries them. */
export function joinStyles(styles: readonly WeddingStyle[]): string {
  return styles.join(', ')
}
