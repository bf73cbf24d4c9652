import { lighten } from '../../base/colour.ts'
import { HEIGHT, lerp, type Point, WIDTH } from '../../base/geometry.ts'
import { bladeMark, leafMark } from '../../base/marks.ts'
import type { Random } from '../../base/random.ts'
import { ellipse, group, path, repeat, stroke } from '../../base/svg.ts'
import { SOFT } from '../../painter/filters.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawClump, type Leafage } from '../../props/foliage/clump.ts'

/** The part of the foreground that stays free for the wedding. No tall plants grow between these x positions. */
export const STAGE = { left: 380, right: 1150 } as const

/**
 * The distance of the horizon above the far edge of the ground, in pixels, in settings with a shore or a fence. The
 * farthest objects of a wedding are that far below the horizon.
 */
export const NEAR_EDGE_RISE = 52

const TONES = [-0.035, -0.015, 0.015, 0.03] as const
const BANDS = 6

/** Returns a random x position outside the stage, near the sides of the canvas. */
export function besideStage(random: Random): number {
  return random.next() < 0.5 ? random.range(-20, STAGE.left - 20) : random.range(STAGE.right + 20, WIDTH + 20)
}

export interface Brushwork {
  from: number
  to?: number
  colour: string
  count: number
  /** The length of a stroke at the bottom edge, in pixels. */
  length?: number
  thick?: number
  opacity?: number
}

/** Draws flat brush strokes on the ground, larger towards the viewer, so that the ground has texture. */
export function drawBrushwork(
  painter: Painter,
  { from, to = HEIGHT + 10, colour, count, length = 190, thick = 13, opacity = 0.5 }: Brushwork,
): string {
  const { random } = painter
  return TONES.map((tone, band) => {
    const marks = repeat(count / TONES.length, () => {
      const t = random.next() ** 1.3
      const at: Point = [random.range(-40, WIDTH + 40), lerp(from + 4, to, t)]
      return leafMark(
        at,
        lerp(0.16, 1, t) * length * random.range(0.5, 1.2),
        lerp(0.14, 1, t) * thick,
        random.range(-3, 3),
      )
    })
    return path(marks, lighten(painter.tone(colour, 0.12), tone), { opacity: opacity * (band % 2 ? 1 : 0.8) })
  }).join('')
}

export interface Grass {
  from: number
  to?: number
  colours: readonly string[]
  count: number
  /** The height of a blade at the bottom edge, in pixels. */
  height: number
  /** The maximum height of blades on the stage, as a fraction of `height`. Default: 1. */
  stage?: number
  thick?: number
}

/** Draws blades of grass in bands, starting with the farthest band. */
export function drawGrass(
  painter: Painter,
  { from, to = HEIGHT + 30, colours, count, height, stage = 1, thick = 3 }: Grass,
): string {
  const { random } = painter
  return repeat(BANDS, (band) => {
    const t = (band + 0.5) / BANDS
    const [top, foot] = [lerp(from, to, (band / BANDS) ** 1.5), lerp(from, to, ((band + 1) / BANDS) ** 1.5)]
    return colours
      .map((colour) => {
        const marks = repeat(count / BANDS / colours.length, () => {
          const x = random.range(-20, WIDTH + 20)
          const isOnStage = x > STAGE.left && x < STAGE.right
          const tall = height * lerp(0.2, 1, t) * random.range(0.6, 1.2) * (isOnStage ? stage : 1)
          return bladeMark([x, random.range(top, foot)], tall, random.range(-0.45, 0.45) * tall)
        })
        const blade = lighten(painter.tone(colour, (1 - t) * 0.42), random.range(-0.03, 0.03))
        return stroke(marks, blade, lerp(0.9, thick, t), { opacity: 0.85 })
      })
      .join('')
  })
}

export interface Treeline extends Leafage {
  /** The y position of the base of the trees. */
  y: number
  height: number
  count: number
  from?: number
  to?: number
}

/** Draws a distant wood as a row of overlapping masses of leaves. */
export function drawTreeline(painter: Painter, line: Treeline): string {
  const { random } = painter
  const { y, height, count, from = -40, to = WIDTH + 40 } = line
  const gap = (to - from) / count
  painter.part('trees', { x: from, y: y - height, width: to - from, height })
  return repeat(count, (i) => {
    const x = from + gap * (i + random.range(0.2, 0.8))
    const tall = height * random.range(0.55, 1)
    const lower = drawClump(painter, line, [x - gap * 0.3, y - tall * 0.26], gap * 0.95, tall * 0.34)
    return drawClump(painter, line, [x, y - tall * 0.58], gap * 0.8, tall * 0.44) + lower
  })
}

/** Draws the soft shadow under a tree or a rock. */
export function drawShade(painter: Painter, x: number, y: number, rx: number, ry: number, opacity = 0.3): string {
  return ellipse(x, y, rx, ry, painter.tone('#2c2a26'), { opacity, filter: SOFT })
}

/** Draws patches of shade and light on the ground under a tree. */
export function drawDapples(painter: Painter, [x, y]: Point, rx: number, ry: number, ground: string): string {
  const { random } = painter
  const shade = repeat(9, () =>
    ellipse(
      x + random.gauss() * rx,
      y + random.gauss() * ry,
      rx * random.range(0.2, 0.45),
      ry * random.range(0.2, 0.4),
      lighten(painter.tone(ground), -0.13),
    ),
  )
  const light = repeat(12, () =>
    ellipse(
      x + random.gauss() * rx,
      y + random.gauss() * ry,
      rx * random.range(0.03, 0.1),
      ry * random.range(0.06, 0.12),
      lighten(painter.tone(ground), 0.07),
    ),
  )
  return group({ opacity: 0.42, filter: SOFT }, shade) + group({ opacity: 0.5 }, light)
}
