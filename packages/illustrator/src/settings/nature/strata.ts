import { lighten } from '../../base/colour.ts'
import { lerp, listOf, type Point } from '../../base/geometry.ts'
import { leafMark } from '../../base/marks.ts'
import { path, polygon, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { lightSide } from '../../props/foliage/clump.ts'

export interface Butte {
  /** The x position of the left end of the upper edge. */
  left: number
  right: number
  top: number
  foot: number
  /** How far the base extends beyond the upper edge on each side, in pixels. */
  flare: number
  depth: number
  /** The number of rock layers. */
  layers: number
  colours?: readonly string[]
}

const SANDSTONE = ['#c2714a', '#d68e5e', '#a95a3d', '#e0a473', '#b8653f'] as const
const EDGE_STEPS = 3

/** Draws a flat-topped rock with steep sides and layers in several colours. */
export function drawButte(painter: Painter, butte: Butte): string {
  const { left, right, top, foot, flare, depth, layers, colours = SANDSTONE } = butte
  const { random } = painter
  const height = foot - top
  const levels = listOf(layers + 1, (i) =>
    i === 0 || i === layers ? i / layers : (i + random.range(-0.3, 0.3)) / layers,
  )
  const jut = height * 0.045
  const edges = levels.map((t) => {
    const spread = flare * t ** 2.2
    return {
      y: lerp(top, foot, t),
      left: left - spread - random.range(0, jut),
      right: right + spread + random.range(0, jut),
    }
  })
  const side = lightSide(painter, (left + right) / 2)
  const bands = edges.slice(1).map((low, i) => {
    const high = edges[i] as (typeof edges)[number]
    const colour = painter.tone(colours[i % colours.length] as string, depth)
    const outline: Point[] = [
      ...ragged(painter, [high.left, high.y], [low.left + jut * 0.4, low.y]),
      ...ragged(painter, [low.right - jut * 0.4, low.y], [high.right, high.y]),
    ]
    const [bright, dark] = [lighten(colour, 0.035), lighten(colour, -0.06)]
    return polygon(
      outline,
      side < 0 ? painter.gradient(bright, dark, { across: true }) : painter.gradient(dark, bright, { across: true }),
    )
  })
  return bands.join('') + drawCracks(painter, butte)
}

function ragged(painter: Painter, from: Point, to: Point): Point[] {
  const shift = Math.abs(to[1] - from[1]) * 0.12
  return listOf(EDGE_STEPS + 1, (i) => {
    const t = i / EDGE_STEPS
    const jitter = i === 0 || i === EDGE_STEPS ? 0 : painter.random.range(-shift, shift)
    return [lerp(from[0], to[0], t) + jitter, lerp(from[1], to[1], t)] as const
  })
}

/** Draws vertical shadows and lit edges on the rock face. */
function drawCracks(painter: Painter, { left, right, top, foot, flare, depth }: Butte): string {
  const { random } = painter
  const height = foot - top
  const rock = painter.tone(SANDSTONE[2], depth)
  const marks = (count: number) =>
    repeat(count, () => {
      const t = random.range(0.12, 0.86)
      const reach = flare * t ** 2.2 * 0.5
      const at: Point = [random.range(left - reach, right + reach), lerp(top, foot, t)]
      return leafMark(at, height * random.range(0.08, 0.22), height * random.range(0.006, 0.02), random.range(84, 96))
    })
  return (
    path(marks(26), lighten(rock, -0.12), { opacity: 0.5 }) + path(marks(16), lighten(rock, 0.12), { opacity: 0.45 })
  )
}
