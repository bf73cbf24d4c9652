import { toCents } from '../shared/to-cents.ts'

/** Returns the total of an invoice in cents. Each line is rounded to cents. Returns `null` if a value is not a number. */
export function invoiceCents(lines: readonly { quantity: number; unit_price: string }[]): number | null {
  let total = 0
  for (const { quantity, unit_price } of lines) {
    const price = toCents(unit_price)
    if (price === null || !Number.isFinite(quantity)) return null
    total += Math.round(quantity * price)
  }
  return total
}
