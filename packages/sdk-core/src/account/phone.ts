/** Returns the digits of a phone number, the form in which requests send it. */
export function digitsOf(phone: string): string {
  return phone.normalize('NFKC').replace(/\D/g, '')
}

/** Formats a US phone number while the visitor types: `(415) 555-0134`. Returns a longer number as plain digits. */
export function formatPhoneInput(text: string): string {
  const digits = digitsOf(text)
  const [, area, exchange, line] = /^(\d{3})(\d{1,3})(\d{0,4})$/.exec(digits) ?? []
  return area ? `(${area}) ${exchange}${line && `-${line}`}` : digits
}
