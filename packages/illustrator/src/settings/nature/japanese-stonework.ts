import { lighten } from '../../base/colour.ts'
import { lerp, listOf, type Point } from '../../base/geometry.ts'
import { d, ellipse, line, path, polygon, rect, repeat, stroke } from '../../base/svg.ts'
import { LIT_WINDOW_GLOW } from '../../light/lights.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawShade } from './land.ts'

const GRANITE = '#9b9a94'
const VERMILION = '#c8392b'
const LAMP = '#ffcf86'

/** Draws a stone lantern with base, post, lamp box, wide roof and finial. */
export function drawStoneLantern(painter: Painter, x: number, y: number, height: number, depth: number): string {
  const stone = painter.tone(GRANITE, depth)
  const h = height
  const isLit = painter.light.glow > LIT_WINDOW_GLOW
  if (isLit) painter.glow(x, y - h * 0.58, h * 0.42, LAMP, 0.8)
  const slab = (half: number, top: number, thick: number, tone = 0) =>
    rect(
      x - half * h,
      y - top * h,
      half * 2 * h,
      thick * h,
      painter.gradient(lighten(stone, 0.05 + tone), lighten(stone, -0.07 + tone), { across: true }),
    )
  const roof = d`M${x - h * 0.36} ${y - h * 0.66}Q${x - h * 0.3} ${y - h * 0.7} ${x - h * 0.08} ${y - h * 0.86}L${x + h * 0.08} ${y - h * 0.86}Q${x + h * 0.3} ${y - h * 0.7} ${x + h * 0.36} ${y - h * 0.66}L${x + h * 0.3} ${y - h * 0.63}L${x - h * 0.3} ${y - h * 0.63}Z`
  return (
    drawShade(painter, x, y, h * 0.34, h * 0.05) +
    slab(0.22, 0.07, 0.07) +
    slab(0.16, 0.12, 0.05, 0.02) +
    slab(0.075, 0.42, 0.31) +
    slab(0.2, 0.47, 0.055, 0.02) +
    slab(0.14, 0.64, 0.17) +
    rect(x - h * 0.07, y - h * 0.61, h * 0.14, h * 0.11, isLit ? LAMP : lighten(stone, -0.22)) +
    rect(x - h * 0.008, y - h * 0.61, h * 0.016, h * 0.11, lighten(stone, -0.04)) +
    path(roof, painter.gradient(lighten(stone, 0.06), lighten(stone, -0.08))) +
    rect(x - h * 0.05, y - h * 0.89, h * 0.1, h * 0.04, lighten(stone, -0.04)) +
    ellipse(x, y - h * 0.94, h * 0.05, h * 0.065, lighten(stone, 0.03)) +
    (painter.spec.season === 'winter'
      ? stroke(
          d`M${x - h * 0.28} ${y - h * 0.7}Q${x - h * 0.18} ${y - h * 0.8} ${x} ${y - h * 0.85}Q${x + h * 0.18} ${y - h * 0.8} ${x + h * 0.28} ${y - h * 0.7}`,
          painter.tone('#f3f6f8', depth),
          h * 0.045,
        )
      : '')
  )
}

export interface RedBridge {
  /** The x position of the centre of the base. */
  x: number
  y: number
  width: number
  /** The height of the deck's centre above its ends, in pixels. */
  rise: number
  depth: number
}

/** Draws an arched bridge of red wood over water, with rails on both sides. */
export function drawRedBridge(painter: Painter, { x, y, width, rise, depth }: RedBridge): string {
  const red = painter.tone(VERMILION, depth)
  const half = width / 2
  const curve = (lift: number, t: number): Point => [
    lerp(x - half, x + half, t),
    y - lift - Math.sin(Math.PI * t) * rise,
  ]
  const arc = (lift: number) => {
    const points = listOf(25, (i) => curve(lift, i / 24))
    return `M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}`
  }
  const rail = (lift: number, base: number, tone: number) =>
    stroke(arc(lift + base), lighten(red, tone), 9) +
    stroke(arc(lift * 0.5 + base), lighten(red, tone - 0.03), 5) +
    repeat(9, (i) => {
      const [px, py] = curve(base, i / 8)
      const isEnd = i % 8 === 0
      return (
        line(px, py + 4, px, py - lift - (isEnd ? 22 : 6), lighten(red, tone - 0.02), isEnd ? 14 : 8) +
        (isEnd ? ellipse(px, py - lift - 28, 9, 10, lighten(painter.tone('#4a3a2c', depth), 0)) : '')
      )
    })
  const side = listOf(25, (i) => curve(0, i / 24))
  const under = listOf(25, (i): Point => {
    const [px, py] = curve(0, i / 24)
    return [px, py + 20]
  }).toReversed()
  const mirror = polygon(
    [...side.map(([px, py]): Point => [px, y + (y - py) * 0.3 + 8]), [x + half, y + 4], [x - half, y + 4]],
    lighten(red, -0.08),
    { opacity: 0.22 },
  )
  return (
    mirror +
    rail(46, 22, -0.08) +
    polygon(
      [...listOf(25, (i) => curve(22, i / 24)), ...side.toReversed()],
      lighten(painter.tone('#a8623f', depth), 0.02),
    ) +
    polygon([...side, ...under], lighten(red, -0.05)) +
    [0.22, 0.78]
      .map((t) => {
        const [px, py] = curve(-18, t)
        return polygon(
          [
            [px - 9, py],
            [px + 9, py],
            [px + 9, y + 22],
            [px - 9, y + 22],
          ],
          lighten(red, -0.1),
        )
      })
      .join('') +
    rail(50, 0, 0.03)
  )
}
