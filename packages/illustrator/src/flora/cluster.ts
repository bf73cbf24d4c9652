import { GOLDEN_ANGLE, lerp, listOf, onEllipse, toRadians } from '../base/geometry.ts'
import { repeat } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'
import { drawFlower } from './draw-flower.ts'
import { drawLeaf } from './draw-leaf.ts'
import { growthOf } from './growth.ts'

export interface ClusterOptions {
  /** Replaces the flower density of the scene. The radius follows the scene in any case. */
  density?: number
  /** The number of blooms at a density of 1, before rounding. */
  count?: number
  sprays?: number
  /** The ratio of the arrangement's height to its width. Less than 1 for an arrangement that lies on the ground. */
  squash?: number
  /** The range of directions in which the sprays point, in degrees. Default: the full circle. */
  spread?: readonly [from: number, to: number]
}

/** Blooms whose distance from the centre is below this fraction of the radius are focal flowers. */
const FOCAL_REACH = 0.45
/** The density and the growth up to which an arrangement gets more and longer leaves. */
const LEAFIEST = { density: 1.1, growth: 1.2 }
const LARGEST_BLOOM = 0.4

/**
 * Draws a flower arrangement: sprays at the back, blooms on a spiral that get smaller outwards, and a few leaves at the
 * front.
 */
export function drawCluster(
  painter: Painter,
  x: number,
  y: number,
  usualRadius: number,
  options: ClusterOptions = {},
): string {
  const growth = growthOf(painter.spec.florals)
  const radius = usualRadius * growth
  const density = options.density ?? painter.spec.florals.density
  // More flowers have not more leaves, which would hide the flowers behind them.
  const leafy = Math.min(density, LEAFIEST.density)
  const reach = usualRadius * Math.min(growth, LEAFIEST.growth)
  return (
    drawSprays(painter, x, y, reach, leafy, options) +
    drawBlooms(painter, x, y, radius, density, options) +
    drawFrontLeaves(painter, x, y, radius, leafy)
  )
}

function drawSprays(
  painter: Painter,
  x: number,
  y: number,
  radius: number,
  density: number,
  { sprays = 10, spread }: ClusterOptions,
): string {
  const { random } = painter
  const { leaves, greens } = painter.spec.florals
  const count = Math.round(sprays * (0.6 + density * 0.5))
  return repeat(count, (i) => {
    const turn = spread
      ? lerp(spread[0], spread[1], (i + random.next()) / count)
      : (i / count) * 360 + random.range(-14, 14)
    const distance = radius * random.range(0.2, 0.55)
    const [px, py] = onEllipse(x, y, distance, distance, toRadians(turn))
    return drawLeaf(painter, {
      kind: random.pick(leaves),
      colour: random.pick(greens),
      x: px,
      y: py,
      length: radius * random.range(0.8, 1.15),
      turn,
      shade: random.range(-0.08, 0.03),
    })
  })
}

function drawBlooms(
  painter: Painter,
  x: number,
  y: number,
  radius: number,
  density: number,
  { count = 12, squash = 0.9 }: ClusterOptions,
): string {
  const { random } = painter
  const { focal, filler, colors, accents } = painter.spec.florals
  if (density === 0) return ''
  const total = Math.round(count * (0.4 + density * 0.75))
  const largest = Math.min(LARGEST_BLOOM, 1.35 / Math.sqrt(total))
  const spots = listOf(total, (i) => {
    const t = i / total
    const angle = i * GOLDEN_ANGLE + random.range(-0.4, 0.4)
    const reach = 0.78 * Math.sqrt(t)
    const [px, py] = onEllipse(x, y, radius * reach, radius * reach * squash, angle)
    return { px, py, reach, size: radius * lerp(largest, largest * 0.58, t) * random.range(0.82, 1.18) }
  })
  spots.sort((a, b) => b.reach - a.reach)
  return spots
    .map(({ px, py, reach, size }) => {
      const isFocal = reach < FOCAL_REACH
      return drawFlower(painter, {
        kind: random.pick(isFocal ? focal : filler),
        colour: random.pick(isFocal ? colors : [...colors, ...accents]),
        x: px,
        y: py,
        radius: size,
        turn: random.range(0, 360),
        lit: (x - px + y - py) / (radius * 1.6),
      })
    })
    .join('')
}

function drawFrontLeaves(painter: Painter, x: number, y: number, radius: number, density: number): string {
  const { random } = painter
  const { leaves, greens } = painter.spec.florals
  return repeat(Math.round(3 * density), () => {
    const turn = random.range(0, 360)
    const [px, py] = onEllipse(x, y, radius * 0.72, radius * 0.65, toRadians(turn))
    return drawLeaf(painter, {
      kind: random.pick(leaves),
      colour: random.pick(greens),
      x: px,
      y: py,
      length: radius * 0.42,
      turn,
      shade: 0.03,
    })
  })
}
