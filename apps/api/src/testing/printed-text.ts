import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'

/** Minimum vertical distance of two lines, in points. Diacritics are less far from their line. */
const LINE_BREAK = 10

/** Returns the text that our typesetter drew: one string per line, with characters from left to right. */
export async function printedText(bytes: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(bytes)
  const glyphs = new Map<string, Map<string, string>>()
  for (const page of document.getPages()) {
    const fonts = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict)
    for (const [name, ref] of fonts?.entries() ?? []) {
      const map = document.context.lookup(ref, PDFDict).lookup(PDFName.of('ToUnicode'))
      if (map instanceof PDFRawStream) glyphs.set(name.asString(), readMap(decode(map)))
    }
  }
  const contents = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [decode(object)] : []))
  const lines: string[] = []
  for (const content of contents) {
    let font: Map<string, string> | undefined
    let lineY = Number.POSITIVE_INFINITY
    for (const [, name, y, code] of content.matchAll(/(\/\S+) \S+ Tf|1 0 0 1 \S+ (\S+) Tm|<([0-9A-F]{4})> Tj/g)) {
      if (name) font = glyphs.get(name)
      if (y && Number(y) < lineY - LINE_BREAK) {
        lines.push('')
        lineY = Number(y)
      }
      if (code) lines[lines.length - 1] += font?.get(code) ?? ''
    }
  }
  return lines
}

/** Reads the text of each glyph from the lines `<0001> <0041>` of a ToUnicode map. */
function readMap(map: string): Map<string, string> {
  const entries = [...map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm)]
  return new Map(
    entries.map(([, glyph = '', text = '']) => [glyph, Buffer.from(text, 'hex').swap16().toString('utf16le')]),
  )
}

function decode(stream: PDFRawStream): string {
  try {
    return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
  } catch {
    // The stream has an image encoding, so it contains no text.
    return ''
  }
}
