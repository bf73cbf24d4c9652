import { lighten } from '../../base/colour.ts'
import { stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { CAPITAL_RISE, findGlyph, findMark } from './glyphs.ts'

export interface WordsOptions {
  /** The x position of the text's centre. */
  x: number
  y: number
  /** The text is scaled to this width or height, whichever limits it first. */
  width: number
  height: number
  colour: string
  /** The colour of a neon tube. If it is set, the text is a glowing tube in this colour. */
  glow?: string
  /** The stroke width relative to the height of a capital letter. */
  weight?: number
  /** The slant of the letters to the right: 0 is upright, 0.3 looks like script. */
  slant?: number
}

interface Line {
  width: number
  strokes: string
}

/** The maximum number of characters. Later characters are omitted. */
const LONGEST = 64
const LONGEST_LINE = 13
const CAPITAL = 8
const LINE_HEIGHT = 11
const SPACE_BETWEEN = 1.5
const NUMBER_PAIR = /(-?[\d.]+) (-?[\d.]+)/g

/**
 * Draws a text as pen strokes, so that the drawing needs no font and the markup contains no text. Omits characters
 * without a glyph. Breaks long texts into lines of similar length.
 */
export function drawWords(painter: Painter, text: string, options: WordsOptions): string {
  const { x, y, width, height, colour, glow, weight = 0.1, slant = 0 } = options
  const lines = breakLines(text).map((line) => layOut(line, slant))
  const widest = Math.max(1, ...lines.map((line) => line.width))
  const scale = Math.min(width / widest, height / (lines.length * LINE_HEIGHT))
  const strokes = lines.map((line, i) => {
    const baseline = y + (i - (lines.length - 1) / 2) * LINE_HEIGHT * scale + (CAPITAL / 2) * scale
    return transform(line.strokes, (px, py) => [x + (px - line.width / 2) * scale, baseline + py * scale])
  })
  const data = strokes.join('')
  if (!data) return ''
  const pen = Math.max(0.6, CAPITAL * weight * scale)
  if (glow === undefined) return painter.mark('words', stroke(data, colour, pen, { 'stroke-linejoin': 'round' }))
  shine(painter, options, widest * scale, glow)
  return painter.mark('words', drawTube(data, colour, glow, pen))
}

function drawTube(data: string, colour: string, glow: string, pen: number): string {
  const round = { 'stroke-linejoin': 'round' }
  return (
    stroke(data, glow, pen * 5, { opacity: 0.14, ...round }) +
    stroke(data, glow, pen * 2.6, { opacity: 0.35, ...round }) +
    stroke(data, colour, pen * 1.3, round) +
    stroke(data, lighten(colour, 0.2), pen * 0.55, round)
  )
}

function shine(painter: Painter, { x, y, height }: WordsOptions, width: number, glow: string): void {
  const strength = 0.12 + painter.light.glow * 0.2
  for (const share of [-0.35, 0, 0.35]) painter.glow(x + share * width, y, height * 0.9 + width * 0.2, glow, strength)
}

/** Splits a text that is too long for one line into lines of similar length. Breaks lines only at spaces. */
function breakLines(text: string): string[] {
  const words = [...text.trim().replace(/\s+/g, ' ')].slice(0, LONGEST).join('').trim()
  return splitInto(words, Math.ceil(words.length / LONGEST_LINE))
}

/** Splits a text at the spaces that are nearest to the ends of lines of equal length. */
function splitInto(words: string, count: number): string[] {
  const spaces = [...words.matchAll(/ /g)].map(({ index }) => index)
  if (count <= 1 || spaces.length === 0) return [words]
  const end = words.length / count
  const at = spaces.reduce((best, space) => (Math.abs(space - end) < Math.abs(best - end) ? space : best))
  return [words.slice(0, at), ...splitInto(words.slice(at + 1), count - 1)]
}

function layOut(text: string, slant: number): Line {
  let width = 0
  let strokes = ''
  let base = { start: 0, width: 0, isCapital: false }
  for (const character of text.normalize('NFD')) {
    const mark = findMark(character)
    if (mark) {
      const rise = base.isCapital && !mark.includes('1.2C') ? CAPITAL_RISE : 0
      strokes += transform(mark, (x, y) => lean(base.start + base.width / 2 + x, y - rise, slant))
      continue
    }
    const glyph = findGlyph(character)
    if (!glyph) continue
    base = { start: width, width: glyph.width, isCapital: character !== character.toLowerCase() }
    strokes += transform(glyph.strokes, (x, y) => lean(base.start + x, y, slant))
    width += glyph.width + SPACE_BETWEEN
  }
  return { width: Math.max(0, width - SPACE_BETWEEN), strokes }
}

function lean(x: number, y: number, slant: number): [number, number] {
  return [x - y * slant, y]
}

function transform(strokes: string, map: (x: number, y: number) => readonly [number, number]): string {
  return strokes.replace(NUMBER_PAIR, (_, x, y) => {
    const [mx, my] = map(Number(x), Number(y))
    return `${Math.round(mx * 100) / 100} ${Math.round(my * 100) / 100}`
  })
}
