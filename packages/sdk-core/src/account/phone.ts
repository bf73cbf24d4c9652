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
  const [, area, exchange, line] = /^(\d{3})(\d{1,3})(\d{0,4})$/.exec(digits) ?? []
  return area ? `(${area}) ${exchange}${line && `-${line}`}` : digits
}
