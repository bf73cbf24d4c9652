import { d, ellipse, path, repeat } from '../../base/svg.ts'
import { drawCandle } from '../../props/candle.ts'
import { drawLantern } from '../../props/lantern.ts'
import { type Brush, createObject } from '../brush.ts'
import type { SceneObject } from '../object.ts'
import { drawWords } from '../words/draw-words.ts'
import { findGlyph } from '../words/glyphs.ts'

/** Lanterns with candles in pairs of a tall one and a low one. */
export const lanterns = createObject(
  'group',
  [0.7, 0.7],
  (brush) => {
    const { painter, detail } = brush
    return (
      brush.shadow(34) +
      drawLantern(painter, -14, -2, 0.72, detail.colour) +
      drawLantern(painter, 22, 2, 0.46, detail.colour)
    )
  },
  10,
)

const MOST_FLOATING = 12

/** A stone bowl of water with floating candles and petals. */
const bowlOfCandles = createObject('front', [1.6, 0.7], (brush) => {
  const wax = brush.ownColour('#fff4e0')
  const count = Math.min(MOST_FLOATING, brush.detail.count ?? 7)
  const candles = repeat(count, (i) => {
    const angle = i * 2.4
    const reach = Math.sqrt(i / count) * 56
    const [x, y] = [Math.cos(angle) * reach, -52 + Math.sin(angle) * reach * 0.26]
    return (
      ellipse(x, y + 1, 11, 3.4, brush.tone(brush.paletteColour(i))) + drawCandle(brush.painter, x, y + 1, 0.6, wax, 9)
    )
  })
  const bowl = d`M-78 -52C-70 -14 -40 -6 -30 0H30C40 -6 70 -14 78 -52Z`
  return (
    brush.shadow(60) +
    path(bowl, brush.across('#b9aea2')) +
    ellipse(0, -52, 78, 20, brush.tone('#cfc5b8')) +
    ellipse(0, -51, 70, 16.5, brush.tone('#3f6f7c')) +
    ellipse(-16, -55, 36, 6, brush.tone('#7fb0b8'), { opacity: 0.6 }) +
    candles
  )
})

/** A bowl with floating candles. A count is the number of candles. */
export const floatingCandles: SceneObject = { ...bowlOfCandles, countsParts: true }

/** The width of the widest common capital letter, in glyph units. */
const WIDEST = 6.8

/** Tall letters outlined with bulbs. Long words use smaller letters. */
export const marqueeLetters = createObject('behind', [4.2, 1.7], (brush) => {
  const letters = [...(brush.detail.text ?? 'LOVE').toUpperCase()].filter((letter) => findGlyph(letter)).slice(0, 12)
  const size = Math.min(100, 420 / Math.max(1, letters.length))
  const start = (-(letters.length - 1) * size) / 2
  return (
    brush.shadow((letters.length * size) / 2) +
    letters.map((letter, i) => drawMarqueeLetter(brush, letter, start + i * size, size)).join('')
  )
})

function drawMarqueeLetter(brush: Brush, letter: string, x: number, size: number): string {
  const glyph = findGlyph(letter)
  if (!glyph?.strokes) return ''
  const scale = (size * 0.66) / WIDEST
  const options = { x, y: -5.4 * scale, width: glyph.width * scale, height: size * 3 }
  const face = brush.tone(brush.ownColour('#f7f1e6'))
  return (
    drawWords(brush.painter, letter, { ...options, x: x + size * 0.045, colour: brush.tone('#9c8f84'), weight: 0.27 }) +
    drawWords(brush.painter, letter, { ...options, colour: face, weight: 0.27 }) +
    drawWords(brush.painter, letter, { ...options, colour: brush.tone('#e6dccb'), weight: 0.16 }) +
    bulbPlaces(glyph.strokes)
      .map(([px, py]) =>
        brush.bulb(x + (px - glyph.width / 2) * scale, options.y + (py + 4) * scale, size * 0.034, '#fff3c4'),
      )
      .join('')
  )
}

/**
 * Returns points along the strokes of a glyph, about one glyph unit apart. Treats the control points of curves as
 * corners.
 */
function bulbPlaces(strokes: string): [number, number][] {
  const places: [number, number][] = []
  let last: [number, number] = [0, 0]
  for (const [, command, data] of strokes.matchAll(/([MLC])([^MLC]*)/g)) {
    const numbers = (data?.match(/-?[\d.]+/g) ?? []).map(Number)
    const end: [number, number] = [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0]
    if (command === 'L' || command === 'C') places.push(...walk(last, numbers, end))
    last = end
  }
  return places
}

function walk(from: readonly [number, number], numbers: readonly number[], to: readonly [number, number]) {
  const curved = numbers.length === 6
  const [ax, ay, bx, by] = curved ? (numbers as [number, number, number, number]) : [...from, ...to]
  const length =
    Math.hypot(ax - from[0], ay - from[1]) + Math.hypot(bx - ax, by - ay) + Math.hypot(to[0] - bx, to[1] - by)
  const steps = Math.max(1, Math.round(length / 1.5))
  return Array.from({ length: steps + 1 }, (_, i): [number, number] => {
    const t = i / steps
    if (!curved) return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3] as const
    const blend = (a: number, b: number, c: number, e: number) =>
      a * weights[0] + b * weights[1] + c * weights[2] + e * weights[3]
    return [blend(from[0], ax, bx, to[0]), blend(from[1], ay, by, to[1])]
  })
}
