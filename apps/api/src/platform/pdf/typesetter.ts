import type { Font, GlyphRun } from '@cantoo/fontkit'
import type { PDFDocument, PDFFont, PDFPage, RGB } from '@cantoo/pdf-lib'
import { type FontSlice, loadSlices } from './font-slices.ts'
import { normalize, splitRuns, type TextRun } from './text-runs.ts'

/** The position and style of a line. `x` and `y` are the start of its baseline, in points. */
export interface LineStyle {
  x: number
  y: number
  size: number
  color: RGB
}

/** Draws text in any script of Noto Sans. Embeds only the characters in use. */
export interface Typesetter {
  /** Wraps text into lines of at most `width` points. Breaks words that are wider than a line. */
  wrap(text: string, style: { size: number; width: number }): string[]
  /** Returns the width of a line that `wrap` returned, in points. */
  measure(line: string, size: number): number
  /** Draws a line that `wrap` returned. */
  draw(page: PDFPage, line: string, style: LineStyle): void
}

interface LoadedFont {
  /** The font for shaping text. */
  shaper: Font
  /** The same font, embedded in the document. */
  embedded: PDFFont
  /** The font's resource name on each page. */
  names: Map<PDFPage, ReturnType<PDFPage['node']['newFontDictionary']>>
}

const REGULAR = 400

/** Creates a typesetter and embeds the fonts for `texts`. Other texts cannot be drawn. */
export async function createTypesetter(document: PDFDocument, texts: string[]): Promise<Typesetter> {
  const [pdf, { default: fontkit }, { default: createBidi }] = await Promise.all([
    import('@cantoo/pdf-lib'),
    import('@cantoo/fontkit'),
    import('bidi-js'),
  ])
  const bidi = createBidi()
  const words = texts.map(normalize)
  const slices = await loadSlices(`${words.join('')}?`, fontkit)
  const fonts = await embedFonts(document, fontkit, charactersOf(splitAll(words)))

  function mirror(text: string): string {
    return [...text].map((character) => bidi.getMirroredCharacter(character) ?? character).join('')
  }

  function charactersOf(runs: TextRun[]): Map<FontSlice, string> {
    const characters = new Map<FontSlice, string>()
    for (const { slice, text } of runs) characters.set(slice, (characters.get(slice) ?? '') + text + mirror(text))
    return characters
  }

  function splitAll(lines: string[]): TextRun[] {
    return lines.flatMap((line) => splitRuns(line, slices, bidi))
  }

  function shape({ slice, text, isRightToLeft }: TextRun): { font: LoadedFont; text: string; glyphs: GlyphRun } {
    const font = fonts.get(slice)
    if (!font) throw new Error('The text was not passed to createTypesetter.')
    const glyphs = font.shaper.layout(text)
    if (!isRightToLeft || glyphs.direction === 'rtl') return { font, text, glyphs }
    // Neutral characters, such as brackets, within right-to-left text.
    const visual = mirror([...text].reverse().join(''))
    return { font, text: visual, glyphs: font.shaper.layout(visual) }
  }

  function widthOf(text: string, size: number): number {
    const units = splitAll([text]).map((run) => {
      const { font, glyphs } = shape(run)
      return glyphs.advanceWidth / font.shaper.unitsPerEm
    })
    return units.reduce((sum, width) => sum + width, 0) * size
  }

  return {
    wrap(text, { size, width }) {
      return wrapWords(normalize(text), (line) => widthOf(line, size) <= width)
    },

    measure: widthOf,

    draw(page, line, { x, y, size, color }) {
      let left = x
      for (const run of splitAll([line])) {
        const { font, text, glyphs } = shape(run)
        const name = font.names.get(page) ?? page.node.newFontDictionary(font.embedded.name, font.embedded.ref)
        font.names.set(page, name)
        const codes = font.embedded.encodeText(text).asString()
        const scale = size / font.shaper.unitsPerEm
        const operators = (glyphs.positions ?? []).flatMap(({ xAdvance, xOffset, yOffset }, index) => {
          const at = pdf.setTextMatrix(1, 0, 0, 1, left + xOffset * scale, y + yOffset * scale)
          left += xAdvance * scale
          return [at, pdf.showText(pdf.PDFHexString.of(codes.slice(index * 4, index * 4 + 4)))]
        })
        page.pushOperators(
          pdf.pushGraphicsState(),
          pdf.beginText(),
          pdf.setFillingColor(color),
          pdf.setFontAndSize(name, size),
          ...operators,
          pdf.endText(),
          pdf.popGraphicsState(),
        )
      }
    },
  }
}

type Fontkit = typeof import('@cantoo/fontkit')['default']

async function embedFonts(document: PDFDocument, fontkit: Fontkit, used: Map<FontSlice, string>) {
  const { default: subsetFont } = await import('subset-font')
  document.registerFontkit(fontkit)
  const fonts = new Map<FontSlice, LoadedFont>()
  for (const [slice, characters] of used) {
    const options = { targetFormat: 'truetype', variationAxes: { wght: REGULAR } } as const
    const bytes = await subsetFont(slice.bytes, characters, options)
    const shaper = fontkit.create(bytes)
    if (!('layout' in shaper)) throw new Error('Font collections cannot be embedded.')
    fonts.set(slice, { shaper, embedded: await document.embedFont(bytes, { subset: true }), names: new Map() })
  }
  return fonts
}

function wrapWords(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = ''
    for (const { segment } of new Intl.Segmenter().segment(word)) {
      if (line && !fits(line + segment)) {
        lines.push(line)
        line = ''
      }
      line += segment
    }
  }
  return [...lines, line]
}
