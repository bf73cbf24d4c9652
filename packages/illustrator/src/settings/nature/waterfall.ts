import { lighten } from '../../base/colour.ts'
import { lerp, type Point } from '../../base/geometry.ts'
import { leafMark } from '../../base/marks.ts'
import { d, ellipse, group, path, polygon, repeat, stroke } from '../../base/svg.ts'
import { SOFT } from '../../painter/filters.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawClump } from '../../props/foliage/clump.ts'

export interface Waterfall {
  /** The x position of the centre of the waterfall. */
  x: number
  width: number
  top: number
  /** The y position of the pool's surface. */
  foot: number
  /** The colours of the plants on the rock, as `#rrggbb`. */
  greens: readonly string[]
}

const ROCK = '#6f6f66'

/** Draws a waterfall on a mossy rock, with mist at its base. */
export function drawWaterfall(painter: Painter, fall: Waterfall): string {
  return drawRock(painter, fall) + drawSheet(painter, fall)
}

function drawRock(painter: Painter, { x, width, foot, greens }: Waterfall): string {
  const { random } = painter
  const rock = painter.tone(ROCK, 0.42)
  const outline: Point[] = [
    [x - 250, foot + 10],
    [x - 215, 210],
    [x - 120, 120],
    [x - width * 0.5, 60],
    [x + width * 0.6, 56],
    [x + 160, 110],
    [x + 240, 200],
    [x + 280, foot + 10],
  ]
  const ledges = repeat(40, () => {
    const at: Point = [x + random.range(-220, 240), random.range(150, foot)]
    return leafMark(at, random.range(30, 90), random.range(4, 14), random.range(60, 100))
  })
  const moss = repeat(26, (i) => {
    const side = i % 2 ? 1 : -1
    const t = random.next()
    const at: Point = [x + side * lerp(110, 290, random.next() * 0.4 + t * 0.6), lerp(80, foot, t)]
    return drawClump(painter, { colour: random.pick(greens), depth: 0.36 }, at, random.range(46, 84))
  })
  return (
    polygon(outline, painter.gradient(lighten(rock, 0.03), lighten(rock, -0.06))) +
    path(ledges, lighten(rock, -0.07), { opacity: 0.6 }) +
    moss
  )
}

function drawSheet(painter: Painter, { x, width, top, foot }: Waterfall): string {
  const { random } = painter
  const water = painter.tone('#e9f4f5', 0.12)
  const sheet = d`M${x - width * 0.34} ${top}C${x - width * 0.42} ${top + 150} ${x - width * 0.5} ${foot - 120} ${x - width * 0.62} ${foot + 16}L${x + width * 0.62} ${foot + 16}C${x + width * 0.5} ${foot - 120} ${x + width * 0.4} ${top + 150} ${x + width * 0.36} ${top}Z`
  const threads = (tone: number) =>
    stroke(
      repeat(22, () => {
        const from = x + random.range(-0.34, 0.34) * width
        const start = random.range(top, foot * 0.6)
        return d`M${from} ${start}Q${from} ${start + 90} ${x + (from - x) * 1.5} ${Math.min(foot + 8, start + random.range(120, 330))}`
      }),
      lighten(water, tone),
      4,
      { opacity: 0.6 },
    )
  const mist = repeat(9, () =>
    ellipse(
      x + random.range(-150, 150),
      foot + random.range(-30, 16),
      random.range(50, 110),
      random.range(16, 34),
      water,
    ),
  )
  return (
    path(sheet, painter.gradient(lighten(water, 0.03), lighten(water, -0.05))) +
    threads(-0.11) +
    threads(0.04) +
    group({ opacity: 0.5, filter: SOFT }, mist)
  )
}

/** Draws the pool below a waterfall, with a rim of stones. */
export function drawPool(painter: Painter, { x: middle, foot }: Waterfall): string {
  const { random } = painter
  const pool = painter.tone('#5f9d97', 0.2)
  const y = foot + 18
  const ripples = repeat(30, () =>
    leafMark([middle + random.gauss() * 300, y + random.range(-8, 20)], random.range(30, 110), 2.4, 0),
  )
  const stones = repeat(26, (i) => {
    const x = lerp(middle - 390, middle + 390, i / 25)
    const size = random.range(12, 30)
    return ellipse(
      x,
      y + 24 + random.range(-4, 8),
      size,
      size * 0.5,
      lighten(painter.tone('#7c7d72', 0.18), random.range(-0.05, 0.05)),
    )
  })
  return ellipse(middle, y, 400, 30, pool) + path(ripples, painter.tone('#dcefee', 0.1), { opacity: 0.7 }) + stones
}
