import { inflateSync } from 'node:zlib'

/** Returns the decompressed streams of a PDF, with hexadecimal strings decoded. Supports PDFs of any library. */
export function unpackPdf(bytes: Uint8Array): string {
  const pdf = Buffer.from(bytes)
  const parts = [pdf.toString('latin1')]
  for (let at = pdf.indexOf('stream'); at >= 0; at = pdf.indexOf('stream', at + 6)) {
    const start = pdf[at + 6] === 13 ? at + 8 : at + 7
    try {
      parts.push(inflateSync(pdf.subarray(start)).toString('latin1'))
    } catch {
      // The stream is not compressed, or the keyword is part of other data.
    }
  }
  const text = parts.join('\n')
  return text + text.replace(/<([0-9A-Fa-f]{4,})>/g, (_, hex: string) => Buffer.from(hex, 'hex').toString('latin1'))
}
