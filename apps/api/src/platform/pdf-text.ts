import type { PDFFont } from 'pdf-lib'

/** Text with a question mark for every sign that a font does not know. */
export function toKnown(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet())
  return [...text.normalize('NFC')].map((sign) => (known.has(sign.codePointAt(0) ?? 0) ? sign : '?')).join('')
}

/** Rows of text that are no wider than so many points; a word that is too long for one is broken. */
export function wrap(text: string, { font, size, width }: { font: PDFFont; size: number; width: number }): string[] {
  const fits = (row: string) => font.widthOfTextAtSize(row, size) <= width
  const rows: string[] = []
  let row = ''
  for (const word of text.split(' ')) {
    if (fits(row ? `${row} ${word}` : word)) {
      row = row ? `${row} ${word}` : word
      continue
    }
    if (row) rows.push(row)
    row = ''
    for (const sign of word) {
      if (!fits(row + sign)) {
        rows.push(row)
        row = ''
      }
      row += sign
    }
  }
  return [...rows, row]
}
