/** Formats an amount in US dollars. Whole amounts have no cents, other amounts have two decimals. */
export function formatPrice(amount: number): string {
  const isWhole = Number.isInteger(amount)
  const digits = isWhole ? 0 : 2
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
}
