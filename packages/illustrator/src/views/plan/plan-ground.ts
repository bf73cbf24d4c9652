import { lighten, mix } from '../../base/colour.ts'
import { HEIGHT, listOf, WIDTH } from '../../base/geometry.ts'
import { bladeMark } from '../../base/marks.ts'
import { circle, d, ellipse, line, path, rect, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { LAWN } from '../../settings/nature/seasons.ts'
import type { FloorName } from '../../settings/setting.ts'

type DrawFloor = (painter: Painter) => string

const SLAB = 118
const PLANK = 46
const TILE = 74

/** Draws the ground of a view from straight above over the whole canvas. */
export function drawPlanGround(painter: Painter, floor: FloorName = 'grass'): string {
  return painter.layer('ground', () => FLOORS[floor](painter))
}

const FLOORS: Readonly<Record<FloorName, DrawFloor>> = {
  grass: (painter) => {
    const base = LAWN[painter.spec.season]
    const tone = painter.tone(base)
    const stripes = repeat(10, (i) =>
      rect((i * WIDTH) / 10, 0, WIDTH / 10, HEIGHT, lighten(tone, i % 2 ? 0.016 : -0.012)),
    )
    return stripes + drawBlades(painter, base, 420)
  },
  earth: (painter) => rect(0, 0, WIDTH, HEIGHT, painter.tone('#b99a6b')) + drawPebbles(painter, '#b99a6b', 260),
  sand: (painter) => {
    const tone = painter.tone('#e4cda0')
    const ripples = repeat(46, (i) => {
      const y = (i / 46) * HEIGHT + painter.random.range(-8, 8)
      const x = painter.random.range(-200, WIDTH * 0.7)
      return stroke(
        d`M${x} ${y}q90 ${painter.random.range(-16, 16)} 190 0t${painter.random.range(150, 260)} 4`,
        lighten(tone, i % 2 ? -0.03 : 0.03),
        2.4,
        { opacity: 0.8 },
      )
    })
    return rect(0, 0, WIDTH, HEIGHT, tone) + ripples + drawPebbles(painter, '#d8bf8f', 120)
  },
  snow: (painter) => {
    const tone = painter.tone('#f1f4f8')
    const drifts = repeat(26, () =>
      ellipse(
        painter.random.next() * WIDTH,
        painter.random.next() * HEIGHT,
        painter.random.range(70, 220),
        painter.random.range(16, 50),
        lighten(tone, painter.random.range(-0.05, 0.02)),
        { opacity: 0.5 },
      ),
    )
    return rect(0, 0, WIDTH, HEIGHT, tone) + drifts
  },
  stone: (painter) => drawSlabs(painter, '#c9bda9', SLAB),
  tiles: (painter) => drawSlabs(painter, '#d8c3a2', TILE, '#5f8f9a'),
  wood: (painter) => {
    const tone = painter.tone('#a9825a')
    return repeat(WIDTH / PLANK + 1, (i) => {
      const shade = lighten(tone, painter.random.range(-0.03, 0.03))
      const joint = painter.random.range(0, HEIGHT)
      return (
        rect(i * PLANK, 0, PLANK - 1.5, HEIGHT, shade) +
        line(i * PLANK, joint, i * PLANK + PLANK, joint, lighten(tone, -0.1), 2) +
        stroke(d`M${i * PLANK + 14} 0q8 ${HEIGHT / 2} 0 ${HEIGHT}`, lighten(shade, -0.03), 1.4, { opacity: 0.7 })
      )
    })
  },
  carpet: (painter) => {
    const tone = painter.tone('#8f5f5a')
    return rect(0, 0, WIDTH, HEIGHT, tone) + repeat(40, (i) => line(0, i * 26, WIDTH, i * 26, lighten(tone, 0.02), 2))
  },
  water: (painter) => drawWaves(painter, 0, HEIGHT, 60),
}

/** Draws water with waves between two y positions. */
export function drawWaves(painter: Painter, top: number, bottom: number, count: number): string {
  const tone = painter.tone('#4f8f9c')
  const { random } = painter
  const waves = repeat(count, () => {
    const [x, y] = [random.range(-60, WIDTH), random.range(top, bottom)]
    return stroke(d`M${x} ${y}q24 -9 50 0t50 0`, lighten(tone, random.range(0.03, 0.12)), 2.6, { opacity: 0.7 })
  })
  return rect(0, top, WIDTH, bottom - top, painter.gradient(lighten(tone, -0.06), lighten(tone, 0.05))) + waves
}

function drawBlades(painter: Painter, base: string, count: number): string {
  const { random } = painter
  const shades = listOf(3, (i) => lighten(painter.tone(base), -0.06 + i * 0.06))
  return shades
    .map((shade) => {
      const marks = listOf(count / 3, () =>
        bladeMark([random.next() * WIDTH, random.next() * HEIGHT], random.range(9, 18), random.range(-6, 6)),
      )
      return path(marks.join(''), shade, { opacity: 0.75 })
    })
    .join('')
}

function drawPebbles(painter: Painter, base: string, count: number): string {
  const { random } = painter
  return repeat(count, () => {
    const r = random.range(1.6, 5)
    const shade = lighten(painter.tone(base), random.range(-0.09, 0.06))
    return ellipse(random.next() * WIDTH, random.next() * HEIGHT, r, r * 0.8, shade, { opacity: 0.75 })
  })
}

function drawSlabs(painter: Painter, base: string, size: number, accent?: string): string {
  const { random } = painter
  const tone = painter.tone(base)
  const joint = lighten(tone, -0.1)
  const slabs = repeat(Math.ceil(HEIGHT / size), (row) =>
    repeat(Math.ceil(WIDTH / size) + 1, (column) => {
      const x = column * size - (row % 2) * (size / 2)
      const shade = lighten(tone, random.range(-0.028, 0.028))
      const slab = rect(x + 1, row * size + 1, size - 2, size - 2, shade, { rx: 3 })
      const star =
        accent && (row + column) % 3 === 0
          ? circle(x + size / 2, row * size + size / 2, size * 0.2, mix(shade, painter.tone(accent), 0.45))
          : ''
      return slab + star
    }),
  )
  return rect(0, 0, WIDTH, HEIGHT, joint) + slabs
}
