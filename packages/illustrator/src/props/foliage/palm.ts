import { lighten } from '../../base/colour.ts'
import { lerp, listOf } from '../../base/geometry.ts'
import { leafMark, limbMark } from '../../base/marks.ts'
import { circle, d, group, path, place, repeat, stroke, tag } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'

export interface PalmOptions {
  x: number
  /** The y position of the base of the trunk. */
  y: number
  height: number
  /**
   * The horizontal distance from the base of the trunk to the crown, in pixels. A positive distance leans the palm to
   * the right.
   */
  lean?: number
  colour?: string
  depth?: number
}

const FROND = '#5c8f4e'
const TRUNK = '#9a7d5c'
const COCONUT = '#6b4a33'
const FRONDS = 15
const FROND_LENGTH = 200

/** Draws a coconut palm: a leaning trunk with rings, and a crown of arching fronds. */
export function drawPalm(painter: Painter, { x, y, height, lean = 0, colour = FROND, depth = 0 }: PalmOptions): string {
  const { random } = painter
  const [cx, cy] = [x + lean, y - height]
  const w = height * 0.042
  const trunk = painter.tone(TRUNK, depth)
  const bend = -lean * 0.24
  const rings = repeat(17, (i) => {
    const t = (i + 1) / 18
    const bow = t * (1 - t) * bend
    return leafMark([lerp(x, cx, t) + bow, lerp(y, cy, t)], w * lerp(1.2, 0.7, t), 1.6, 0)
  })
  const leaf = painter.tone(colour, depth)
  const fronds = listOf(FRONDS, (i) => {
    const turn = lerp(-200, 20, (i + random.range(0.2, 0.8)) / FRONDS)
    return { turn, tone: Math.sin((-turn * Math.PI) / 180) }
  }).sort((a, b) => a.tone - b.tone)
  const crown = fronds
    .map(({ turn, tone }) =>
      drawFrond(
        painter,
        cx,
        cy,
        height * random.range(0.42, 0.54),
        turn,
        lighten(leaf, Math.round(tone * 3) * 0.022 - 0.02),
      ),
    )
    .join('')
  const nuts = repeat(4, (i) =>
    circle(cx + (i - 1.5) * w * 0.8, cy + w * 0.8, w * 0.55, lighten(painter.tone(COCONUT, depth), (i % 2) * 0.05)),
  )
  return (
    path(limbMark([x, y], [cx, cy], w * 1.5, w * 0.8, bend * 0.5), trunk) +
    path(limbMark([x + w * 0.3, y], [cx + w * 0.2, cy], w * 0.6, w * 0.3, bend * 0.5), lighten(trunk, -0.06)) +
    path(rings, lighten(trunk, -0.1), { opacity: 0.7 }) +
    nuts +
    crown
  )
}

function drawFrond(painter: Painter, x: number, y: number, length: number, turn: number, colour: string): string {
  const isLeft = turn < -90
  const id = `frond-${colour.slice(1)}`
  painter.define(id, () => group({ id }, frondShape(colour)))
  const scale = length / FROND_LENGTH
  const transform = isLeft
    ? `translate(${Math.round(x)} ${Math.round(y)}) scale(${(-scale).toFixed(3)} ${scale.toFixed(3)}) rotate(${Math.round(-180 - turn)})`
    : `translate(${Math.round(x)} ${Math.round(y)}) scale(${scale.toFixed(3)}) rotate(${Math.round(turn)})`
  return tag('use', { href: `#${id}`, transform })
}

/** Draws a palm frond that starts at the origin, points right and bends down at its tip. */
function frondShape(colour: string): string {
  const at = (t: number) => [t * FROND_LENGTH, t * t * 95 - t * 26] as const
  const blades = (side: number) =>
    repeat(24, (i) => {
      const t = (i + 1) / 25
      const [px, py] = at(t)
      const slope = Math.atan2(2 * t * 95 - 26, FROND_LENGTH) * 57.3
      const long = 62 * Math.sin(Math.PI * (0.14 + t * 0.8)) + 8
      const angle = slope + side * lerp(66, 34, t)
      const rad = angle / 57.3
      return leafMark([px + (Math.cos(rad) * long) / 2, py + (Math.sin(rad) * long) / 2], long, 3.6, angle)
    })
  const rib = d`M0 0Q${FROND_LENGTH * 0.5} ${-26} ${FROND_LENGTH} 69`
  return (
    path(blades(1), lighten(colour, -0.05)) +
    path(blades(-1), lighten(colour, 0.025)) +
    stroke(rib, lighten(colour, 0.07), 2.6)
  )
}

export interface BroadLeafOptions {
  x: number
  y: number
  length: number
  /** Rotation of the leaf in degrees; 0 points right. */
  turn: number
  colour: string
  depth?: number
}

/** Draws a banana leaf with splits along its edge. The given point is the end of the stalk. */
export function drawBroadLeaf(painter: Painter, { x, y, length, turn, colour, depth = 0 }: BroadLeafOptions): string {
  const leaf = painter.tone(lighten(colour, 0), depth)
  const id = `banana-${leaf.slice(1)}`
  painter.define(id, () => group({ id }, broadLeafShape(leaf)))
  return tag('use', { href: `#${id}`, transform: place(x, y, turn, length / 100) })
}

function broadLeafShape(leaf: string): string {
  const upper = 'M8 0Q26 -26 62 -21L58 -14L68 -19Q88 -12 100 4Q60 2 8 0Z'
  const lower = 'M8 0Q28 24 60 21L57 13L67 18Q88 14 100 4Q60 2 8 0Z'
  const veins = repeat(
    7,
    (i) => d`M${18 + i * 10} 1q7 -8 ${12 - i} ${-15 + i * 1.2}M${18 + i * 10} 1q7 8 ${12 - i} ${14 - i * 1.1}`,
  )
  return (
    path(upper, lighten(leaf, 0.035)) +
    path(lower, lighten(leaf, -0.045)) +
    stroke(veins, lighten(leaf, 0.06), 0.7, { opacity: 0.6 }) +
    stroke('M0 0Q50 -1 98 4', lighten(leaf, 0.1), 1.6)
  )
}
