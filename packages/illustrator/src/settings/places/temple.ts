import { lighten } from '../../base/colour.ts'
import { lerp, listOf, type Point, SIDES } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, polygon, rect, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawGround } from '../ground.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { isLampLit } from './parts/glass.ts'
import { drawContact } from './parts/greenery.ts'
import { shineLamp } from './parts/lamp.ts'
import { drawSlabs, drawWear } from './parts/paving.ts'
import { at, beside, facing, groundAt, level, panel, stageHorizon, unitAt } from './parts/space.ts'

const AWAY = 26
const GRANITE = '#b89a76'
const FLOOR = '#c2a684'
const PAINTS = ['#c8543c', '#3f8a8c', '#e0a93f', '#5f7fb4', '#b5577a', '#6a9a5a']
const CREAM = '#ecd9b0'
const BRASS = '#d0a03c'
const GATE = { half: 4.6, height: 3.9 }
const TIERS = 6
const TIER_TOP = { half: 1.9, height: 12.2 }
const COLUMNS = [21.5, 17.6, 14, 11, 8.6]
const MARIGOLD = ['#f08a1d', '#f6b02c']

/** A South Indian temple court: a carved and painted gopuram, pillared halls, brass oil lamps and marigolds. */
export const drawTemple: DrawSetting = (painter) => {
  const horizon = groundAt(AWAY)
  const paved = { half: 16, depth: AWAY, size: 1.2, colour: FLOOR }
  const back =
    drawSky(painter) +
    drawRidge(painter, {
      y: horizon - 60,
      rise: 120,
      frequency: 1.6,
      fill: painter.tone('#7c9478', 0.6),
      name: 'temple',
    }) +
    drawWall(painter) +
    drawGate(painter) +
    drawTower(painter) +
    drawGround(painter, horizon, FLOOR) +
    drawWear(painter, paved, 60) +
    drawSlabs(painter, paved) +
    drawKolam(painter) +
    SIDES.map((side) => drawPillaredHall(painter, side)).join('') +
    drawLamps(painter)
  return { back, horizon: stageHorizon(AWAY), floor: 'stone' }
}

/** Draws the court's wall with the red and white stripes of a temple. */
function drawWall(painter: Painter): string {
  const plane = facing(AWAY)
  const white = painter.tone('#f2e8d6', 0.12)
  const red = painter.tone('#b8402f', 0.12)
  const stripes = repeat(46, (i) => (i % 2 ? polygon(panel(plane, -18 + i * 0.8, 0, -17.2 + i * 0.8, 3), red) : ''))
  return (
    polygon(panel(plane, -18, 0, 18, 3), white) +
    stripes +
    polygon(panel(plane, -18, 2.9, 18, 3.3), lighten(white, -0.05))
  )
}

function drawGate(painter: Painter): string {
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

/** Draws a string of marigolds that sags by `sag` pixels. */
function drawGarland(painter: Painter, from: Point, to: Point, sag: number): string {
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 9)
  return repeat(count + 1, (i) => {
    const share = i / count
    const colour = painter.tone(MARIGOLD[i % 2] as string)
    return circle(lerp(from[0], to[0], share), lerp(from[1], to[1], share) + sag * 4 * share * (1 - share), 7, colour)
  })
}

function drawTower(painter: Painter): string {
  const heights = listOf(TIERS + 1, (i) => lerp(GATE.height, TIER_TOP.height, 1 - (1 - i / TIERS) ** 1.22))
  const halfAt = (i: number) => lerp(GATE.half, TIER_TOP.half, (i / TIERS) ** 0.86)
  return (
    listOf(TIERS, (i) =>
      drawTier(painter, i, heights[i] as number, heights[i + 1] as number, halfAt(i) - 0.15, halfAt(i + 1)),
    ).join('') + drawCrown(painter)
  )
}

/** Draws one storey of the tower: a row of shrines with their figures suggested, and a cornice. */
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

/** The outline of a horseshoe gable. */
function kudu(x: number, y: number, half: number, height: number): string {
  return d`M${x - half} ${y}C${x - half * 1.1} ${y - height * 0.7} ${x - half * 0.3} ${y - height * 0.7} ${x} ${y - height}C${x + half * 0.3} ${y - height * 0.7} ${x + half * 1.1} ${y - height * 0.7} ${x + half} ${y}Z`
}

/** Draws the barrel roof at the top with its row of brass finials. */
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

function drawPillaredHall(painter: Painter, side: number): string {
  const granite = painter.tone(GRANITE, 0.03)
  const wall = beside(side * 8.6)
  const front = beside(side * 6.4)
  const isLit = isLampLit(painter)
  const inside = polygon(
    panel(wall, 5, 0, 24, 4),
    painter.gradient(lighten(granite, isLit ? -0.14 : -0.3), lighten(granite, -0.2)),
  )
  const plinth =
    polygon(panel(front, 5, 0, 24, 0.5), lighten(granite, -0.04)) +
    polygon([front(24, 0.5), wall(24, 0.5), wall(5, 0.5), front(5, 0.5)], lighten(granite, 0.04))
  const eave =
    polygon(panel(front, 5, 3.9, 24, 4.5), painter.gradient(lighten(granite, 0.06), lighten(granite, -0.05))) +
    line(...front(5, 3.9), ...front(24, 3.9), lighten(granite, -0.12), 6)
  const merlons = listOf(17, (i) => {
    const [x, y] = front(23.5 - i * 1.05, 4.5)
    const u = unitAt(23.5 - i * 1.05)
    return path(kudu(x, y, u * 0.3, u * 0.5), lighten(granite, i % 2 ? 0.05 : 0))
  })
  const columns = COLUMNS.map((z) => drawColumn(painter, granite, side, z))
  const garlands = COLUMNS.slice(1).map((z, i) =>
    drawGarland(painter, front(COLUMNS[i] as number, 3.7), front(z, 3.7), unitAt(z) * 0.3),
  )
  return inside + plinth + columns.join('') + eave + merlons.join('') + garlands.join('')
}

function drawColumn(painter: Painter, granite: string, side: number, z: number): string {
  const u = unitAt(z)
  const [x, foot] = at(side * 6.4, 0.5, z)
  const lit = painter.gradient(lighten(granite, side < 0 ? -0.1 : 0.08), lighten(granite, side < 0 ? 0.08 : -0.1), {
    across: true,
  })
  const block = (half: number, low: number, high: number) =>
    rect(x - half * u, foot - high * u, half * 2 * u, (high - low) * u, lit)
  const [, lampY] = at(0, 2.2, z)
  shineLamp(painter, x, lampY, u * 0.7)
  return (
    block(0.36, 0, 0.5) +
    block(0.22, 0.5, 1.1) +
    block(0.3, 1.1, 1.5) +
    block(0.2, 1.5, 2.3) +
    block(0.28, 2.3, 2.6) +
    block(0.18, 2.6, 3) +
    polygon(
      [
        [x - u * 0.2, foot - u * 3],
        [x - u * 0.62, foot - u * 3.42],
        [x + u * 0.62, foot - u * 3.42],
        [x + u * 0.2, foot - u * 3],
      ],
      lighten(granite, 0.04),
    ) +
    circle(x, foot - u * 1.3, u * 0.1, lighten(granite, -0.12))
  )
}

/** Draws the white pattern that is laid on the floor for a feast, flat so that it hides nobody. */
function drawKolam(painter: Painter): string {
  const floor = level(0)
  const white = painter.tone('#fbf3e2')
  const petal = (angle: number, near: number, far: number, spread: number) => {
    const point = (a: number, r: number): Point => floor(Math.cos(a) * r, 13 + Math.sin(a) * r)
    const [from, left, tip, right] = [
      point(angle, near),
      point(angle - spread, (near + far) / 2),
      point(angle, far),
      point(angle + spread, (near + far) / 2),
    ]
    return stroke(
      d`M${from[0]} ${from[1]}Q${left[0]} ${left[1]} ${tip[0]} ${tip[1]}Q${right[0]} ${right[1]} ${from[0]} ${from[1]}Z`,
      white,
      2.4,
      { opacity: 0.75 },
    )
  }
  return (
    repeat(12, (i) => petal((i * Math.PI) / 6, 0.7, 2.6, 0.32)) +
    repeat(12, (i) => petal(((i + 0.5) * Math.PI) / 6, 0.3, 1.5, 0.3))
  )
}

/** Draws standing brass lamps of five wicks on both sides. */
function drawLamps(painter: Painter): string {
  return [15.5, 10.4, 7].map((z) => SIDES.map((side) => drawLamp(painter, side * 4.1, z)).join('')).join('')
}

function drawLamp(painter: Painter, right: number, z: number): string {
  const u = unitAt(z)
  const [x, y] = at(right, 0, z)
  const brass = painter.tone(BRASS)
  const across = painter.gradient(lighten(brass, 0.08), lighten(brass, -0.14), { across: true })
  const flames = [-0.3, -0.15, 0, 0.15, 0.3].map((k) =>
    ellipse(x + k * u, y - u * 1.36, u * 0.035, u * 0.09, '#ffd681'),
  )
  const rings = [0.35, 0.62, 0.9].map((up) => ellipse(x, y - up * u, u * 0.11, u * 0.05, lighten(brass, 0.05)))
  shineLamp(painter, x, y - u * 1.36, u * 0.9)
  return (
    drawContact(painter, x, y, u * 0.4) +
    path(
      d`M${x - u * 0.34} ${y}Q${x - u * 0.1} ${y - u * 0.1} ${x - u * 0.06} ${y - u * 0.2}V${y - u * 1.2}H${x + u * 0.06}V${y - u * 0.2}Q${x + u * 0.1} ${y - u * 0.1} ${x + u * 0.34} ${y}Z`,
      across,
    ) +
    rings.join('') +
    path(d`M${x - u * 0.38} ${y - u * 1.3}Q${x} ${y - u * 1.06} ${x + u * 0.38} ${y - u * 1.3}Z`, across) +
    path(
      d`M${x - u * 0.05} ${y - u * 1.25}Q${x - u * 0.1} ${y - u * 1.5} ${x} ${y - u * 1.72}Q${x + u * 0.1} ${y - u * 1.5} ${x + u * 0.05} ${y - u * 1.25}Z`,
      across,
    ) +
    flames.join('')
  )
}
