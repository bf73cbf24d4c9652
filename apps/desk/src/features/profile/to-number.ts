/** Converts the digits of a field to a number. Returns undefined without digits. */
export function toNumber(text: string): number | undefined {
  const digits = text.replace(/\D/g, '').slice(0, 9)
  return digits === '' ? undefined : Number(digits)
}
