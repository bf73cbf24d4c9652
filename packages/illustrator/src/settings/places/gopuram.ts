import { lighten } from '../../base/colour.ts'
import { lerp, listOf, type Point, SIDES } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { isLampLit } from './parts/glass.ts'
import { at, facing, panel, unitAt } from './parts/space.ts'

export const AWAY = 26
export const GRANITE = '#b89a76'
const PAINTS = ['#c8543c', '#3f8a8c', '#e0a93f', '#5f7fb4', '#b5577a', '#6a9a5a']
const CREAM = '#ecd9b0'
export const BRASS = '#d0a03c'
const GATE = { half: 4.6, height: 3.9 }
const TIERS = 6
const TIER_TOP = { half: 1.9, height: 12.2 }
const MARIGOLD = ['#f08a1d', '#f6b02c']

export function drawGate(painter: Painter): string {
  const plane = facing(AWAY - 0.4)
  const granite = painter.tone(GRANITE, 0.08)
  const isLit = isLampLit(painter)
  const [x, y] = plane(0, 1.8)
  if (isLit) painter.glow(x, y, 150, '#ffb04f', 0.6)
  const pilasters = [-4.2, -3.3, -2.4, 2.4, 3.3, 4.2].map(
    (middle) =>
      polygon(panel(plane, middle - 0.14, 0.5, middle + 0.14, 3.3), lighten(granite, 0.05)) +
      polygon(panel(plane, middle - 0.3, 3.1, middle + 0.3, 3.4), lighten(granite, 0.07)),
  )
  const niches = [-2.85, -3.75, 2.85, 3.75].map((middle) =>
    polygon(panel(plane, middle - 0.26, 0.9, middle + 0.26, 2.6), lighten(granite, -0.12)),
  )
  return (
    polygon(
      panel(plane, -GATE.half, 0, GATE.half, GATE.height),
      painter.gradient(lighten(granite, 0.02), lighten(granite, -0.07)),
    ) +
    polygon(panel(plane, -GATE.half - 0.2, 0, GATE.half + 0.2, 0.45), lighten(granite, -0.06)) +
    niches.join('') +
    pilasters.join('') +
    polygon(panel(plane, -1.5, 0, 1.5, 3.4), lighten(granite, 0.04)) +
    polygon(
      panel(plane, -1.15, 0, 1.15, 3.05),
      isLit
        ? painter.gradient('#f0a850', '#94582e')
        : painter.gradient(lighten(granite, -0.36), lighten(granite, -0.26)),
    ) +
    polygon(panel(plane, -GATE.half - 0.35, GATE.height - 0.4, GATE.half + 0.35, GATE.height), lighten(granite, 0.07)) +
    drawGarland(painter, plane(-1.4, 3.2), plane(1.4, 3.2), 34)
  )
}

/** Draws a string of marigolds. Its centre hangs `sag` pixels lower than its ends. */
export function drawGarland(painter: Painter, from: Point, to: Point, sag: number): string {
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 9)
  return repeat(count + 1, (i) => {
    const share = i / count
    const colour = painter.tone(MARIGOLD[i % 2] as string)
    return circle(lerp(from[0], to[0], share), lerp(from[1], to[1], share) + sag * 4 * share * (1 - share), 7, colour)
  })
}

export function drawTower(painter: Painter): string {
  const heights = listOf(TIERS + 1, (i) => lerp(GATE.height, TIER_TOP.height, 1 - (1 - i / TIERS) ** 1.22))
  const halfAt = (i: number) => lerp(GATE.half, TIER_TOP.half, (i / TIERS) ** 0.86)
  if (isLampLit(painter)) painter.glow(...at(0, 6.5, AWAY), 330, '#ffb65c', 0.35)
  return (
    listOf(TIERS, (i) =>
      drawTier(painter, i, heights[i] as number, heights[i + 1] as number, halfAt(i) - 0.15, halfAt(i + 1)),
    ).join('') + drawCrown(painter)
  )
}

/** Draws one storey of the tower: a row of shrines with simplified figures, and a cornice. */
function drawTier(painter: Painter, index: number, low: number, high: number, half: number, upper: number): string {
  const plane = facing(AWAY)
  const { random } = painter
  const cream = painter.tone(CREAM, 0.1)
  const base = painter.tone(PAINTS[index % PAINTS.length] as string, 0.14)
  const height = high - low
  const shrines = Math.max(5, 11 - index)
  const width = (half * 2) / shrines
  const row = listOf(shrines, (k) => {
    const middle = -half + width * (k + 0.5)
    const isDoor = k === (shrines - 1) / 2
    const paint = painter.tone(PAINTS[(index + k * 2 + 1) % PAINTS.length] as string, 0.1)
    const [x, y] = plane(middle, low + height * 0.4)
    const u = unitAt(AWAY) * height
    const figure = isDoor
      ? ''
      : ellipse(x, y + u * 0.06, width * 11, u * 0.22, lighten(paint, random.range(-0.04, 0.06))) +
        circle(x, y - u * 0.2, u * 0.085, painter.tone(random.pick(['#e6b98c', '#7ba6b8', '#c9875c']), 0.08))
    return (
      polygon(
        panel(plane, middle - width * 0.4, low + height * 0.08, middle + width * 0.4, low + height * 0.7),
        isDoor ? (isLampLit(painter) ? '#ffbf6a' : lighten(base, -0.24)) : lighten(base, -0.12),
      ) +
      polygon(
        panel(plane, middle - width * 0.47, low + height * 0.08, middle - width * 0.37, low + height * 0.72),
        cream,
      ) +
      figure +
      path(kudu(...plane(middle, low + height * 0.7), width * unitAt(AWAY) * 0.42, u * 0.26), lighten(paint, 0.03))
    )
  })
  const cornice = polygon(
    [
      plane(-half - 0.18, low + height * 0.72),
      plane(-upper - 0.1, high),
      plane(upper + 0.1, high),
      plane(half + 0.18, low + height * 0.72),
    ],
    lighten(base, -0.03),
  )
  return (
    polygon(
      [plane(-half, low), plane(-half, low + height * 0.74), plane(half, low + height * 0.74), plane(half, low)],
      painter.gradient(lighten(base, 0.05), lighten(base, -0.06), { across: true }),
    ) +
    cornice +
    row.join('') +
    line(...plane(-half - 0.2, low + 0.04), ...plane(half + 0.2, low + 0.04), cream, 6)
  )
}

/** Returns the outline of a kudu: a horseshoe-shaped gable. */
export function kudu(x: number, y: number, half: number, height: number): string {
  return d`M${x - half} ${y}C${x - half * 1.1} ${y - height * 0.7} ${x - half * 0.3} ${y - height * 0.7} ${x} ${y - height}C${x + half * 0.3} ${y - height * 0.7} ${x + half * 1.1} ${y - height * 0.7} ${x + half} ${y}Z`
}

/** Draws the barrel roof of the tower with a row of brass finials. */
function drawCrown(painter: Painter): string {
  const unit = unitAt(AWAY)
  const [x, foot] = at(0, TIER_TOP.height, AWAY)
  const half = TIER_TOP.half * unit * 1.08
  const height = unit * 1.45
  const red = painter.tone('#b5503f', 0.1)
  const gold = painter.tone(BRASS, 0.06)
  const barrel = d`M${x - half} ${foot}C${x - half * 1.1} ${foot - height * 0.7} ${x - half * 0.9} ${foot - height} ${x - half * 0.8} ${foot - height}H${x + half * 0.8}C${x + half * 0.9} ${foot - height} ${x + half * 1.1} ${foot - height * 0.7} ${x + half} ${foot}Z`
  const ribs = listOf(13, (i) => {
    const rx = x + (i - 6) * half * 0.145
    return line(rx, foot - 3, rx, foot - height + 4, lighten(red, i % 2 ? 0.07 : -0.06), 4)
  })
  const ends = SIDES.map(
    (side) =>
      path(kudu(x + side * half * 0.9, foot, unit * 0.55, height * 1.25), painter.tone('#3f8a8c', 0.1)) +
      circle(x + side * half * 0.9, foot - height * 0.4, unit * 0.2, gold),
  )
  const finials = listOf(7, (i) => {
    const fx = x + (i - 3) * half * 0.25
    const top = foot - height
    return ellipse(fx, top - 7, 7, 9, gold) + line(fx, top - 12, fx, top - 30, lighten(gold, 0.06), 4)
  })
  return (
    path(barrel, painter.gradient(lighten(red, 0.06), lighten(red, -0.07))) +
    ribs.join('') +
    rect(x - half, foot - 8, half * 2, 8, painter.tone(CREAM, 0.1)) +
    ends.join('') +
    finials.join('')
  )
}
