/** Converts a text to lower case with straight quotes and without separators in numbers and bold markup. */
export function normalise(text: string): string {
  return straighten(text).toLowerCase()
}

function straighten(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”«»„]/g, '"')
    .replaceAll('**', '')
    .replace(/(?<=\d)[.,\u00a0\u202f\u2009 ](?=\d{3}(?!\d))/g, '')
}

/** Whether a text contains an expected text. A number matches whole numbers only. Expects normalised texts. */
export function contains(text: string, expected: string): boolean {
  const wanted = normalise(expected)
  const number = wanted.trim().replace(',', '.')
  if (/^\d+(\.\d+)?$/.test(number)) return numbersIn(text).includes(number)
  return text.includes(wanted)
}

/** Returns the numbers of a text, without separators and with a decimal point. */
export function numbersIn(text: string): string[] {
  return (normalise(text).match(/\d+(?:[.,]\d{1,2}(?!\d))?/g) ?? []).flatMap((number) => {
    const decimal = number.replace(',', '.')
    return [decimal, ...(decimal.includes('.') ? [String(Number(decimal))] : [])]
  })
}

/** Returns the vendors of the catalogue that a text names. Names match whole words in the same case. */
export function vendorsIn(text: string, names: readonly string[]): string[] {
  const plain = straighten(text)
  return names.filter((name) => {
    const escaped = straighten(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'u').test(plain)
  })
}
