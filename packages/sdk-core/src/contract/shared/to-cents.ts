/** Converts a number or decimal text to cents. Returns `null` for any other value. */
export function toCents(amount: unknown): number | null {
  const value = typeof amount === 'string' && amount.trim() !== '' ? Number(amount) : amount
  return typeof value === 'number' && Number.isFinite(value) ? Math.round(value * 100) : null
}
