/** The digits of a phone number, as it is sent. */
export function digitsOf(phone: string): string {
  return phone.normalize('NFKC').replace(/\D/g, '')
}

/**
 * A phone number as a field shows it while it is typed: `(415) 555-0134`. One with more digits is not from here and
 * stays bare.
 */
export function formatPhoneInput(text: string): string {
  const digits = digitsOf(text)
  if (digits.length <= 3 || digits.length > 10) return digits
  const line = digits.slice(6)
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}${line && `-${line}`}`
}
