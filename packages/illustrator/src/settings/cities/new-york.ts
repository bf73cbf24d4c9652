import { lighten } from '../../base/colour.ts'
import { CENTRE, SIDES } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawGround } from '../ground.ts'
import { isLampLit, windowFill } from '../places/parts/glass.ts'
import { drawContact } from '../places/parts/greenery.ts'
import { at, beside, EYE, groundAt, level, panel, stageHorizon, unitAt } from '../places/parts/space.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'

const HALF = 9
const ROAD = '#6f6d72'
const WALK = '#b9b2a8'
const TAXI = '#f5b81c'

interface Tower {
  near: number
  far: number
  height: number
  colour: string
  /** Whether the tower is a brick house with fire escapes, not an office tower. */
  brick?: boolean
}

const TOWERS: readonly Tower[] = [
  { near: 60, far: 110, height: 60, colour: '#8f9aab' },
  { near: 44, far: 60, height: 34, colour: '#b08f78' },
  { near: 32, far: 44, height: 44, colour: '#a7b0ba' },
  { near: 24, far: 32, height: 22, colour: '#8c5a48', brick: true },
  { near: 16.5, far: 24, height: 30, colour: '#9aa6b5' },
  { near: 7, far: 16.5, height: 14, colour: '#9c5a45', brick: true },
]

/** Draws a Manhattan avenue: brick houses with fire escapes, towers, yellow taxis, and a crossing in front. */
export const drawNewYork: DrawSetting = (painter) => {
  const back =
    drawSky(painter) +
    drawSpire(painter) +
    drawGround(painter, groundAt(110), ROAD) +
    drawPavements(painter) +
    SIDES.map((side) => TOWERS.map((tower, i) => drawTower(painter, side, tower, i)).join('')).join('') +
    drawLanes(painter) +
    drawTaxi(painter, 4.2, 40) +
    drawTaxi(painter, -4.6, 27) +
    drawTaxi(painter, 5.6, 20) +
    SIDES.map((side) => drawSignal(painter, side)).join('')
  return { back, horizon: stageHorizon(17), floor: 'stone' }
}

/** Draws the stepped tower with a spire at the end of the avenue. */
function drawSpire(painter: Painter): string {
  const stone = painter.tone('#c4bba9', 0.44)
  const foot = EYE.horizon
  const steps = [
    [120, 0, 150],
    [84, 150, 290],
    [62, 290, 370],
    [38, 370, 404],
    [18, 404, 424],
  ] as const
  const lit = isLampLit(painter)
  const body = steps.map(([half, low, high]) =>
    rect(
      CENTRE - half,
      foot - high,
      half * 2,
      high - low,
      painter.gradient(lighten(stone, 0.03), lighten(stone, -0.1), { across: true }),
    ),
  )
  const ribs = repeat(13, (i) => {
    const x = CENTRE - 54 + i * 9
    return line(x, foot - 360, x, foot, lit ? '#f2c77c' : lighten(stone, -0.14), 2.4, { opacity: 0.5 })
  })
  return body.join('') + ribs + line(CENTRE, foot - 424, CENTRE, foot - 486, stone, 6)
}

function drawPavements(painter: Painter): string {
  const floor = level(0)
  const walk = painter.tone(WALK)
  return SIDES.map(
    (side) =>
      polygon(panel(floor, side * 6.8, 3, side * HALF, 110), walk) +
      line(...floor(side * 6.8, 3), ...floor(side * 6.8, 110), lighten(walk, 0.06), 5),
  ).join('')
}

function drawTower(
  painter: Painter,
  side: number,
  { near, far, height, colour, brick = false }: Tower,
  index: number,
): string {
  const wall = beside(side * HALF)
  const depth = Math.min(0.55, near / 90)
  const face = lighten(painter.tone(colour, depth), side < 0 ? -0.06 : 0.01)
  const pane = windowFill(painter)
  const dark = lighten(face, -0.12)
  const storey = brick ? 3 : 3.2
  const storeys = Math.floor((height - (brick ? 3.4 : 1)) / storey)
  const columns = Math.max(3, Math.round((far - near) / (brick ? 2.2 : 1.7)))
  const step = (far - near) / columns
  const windows = repeat(Math.min(storeys, 14), (row) =>
    repeat(columns, (column) => {
      const isLit = isLampLit(painter) && (row * 7 + column * 3 + index) % 3 === 0
      const [from, foot] = [near + step * (column + 0.22), (brick ? 3.6 : 1.6) + row * storey]
      const corners = panel(wall, from, foot, from + step * 0.56, foot + storey * 0.58)
      return polygon(corners, isLit || !isLampLit(painter) ? pane : dark)
    }),
  )
  const shop = brick
    ? polygon(panel(wall, near + 0.4, 0.3, far - 0.4, 2.6), windowFill(painter)) +
      polygon(panel(wall, near + 0.3, 2.5, far - 0.3, 3.1), painter.tone(side < 0 ? '#2f5a48' : '#a8323a', depth))
    : ''
  const edge = side < 0 ? face : lighten(face, -0.08)
  return (
    polygon(
      [wall(near, 0), wall(near, height), at(side * (HALF + 14), height, near), at(side * (HALF + 14), 0, near)],
      lighten(edge, -0.05),
    ) +
    polygon(panel(wall, near, 0, far, height), painter.gradient(lighten(face, 0.02), lighten(face, -0.05))) +
    windows +
    shop +
    (brick
      ? polygon(panel(wall, near, height - 0.5, far, height), lighten(face, -0.12)) +
        drawFireEscape(painter, side, near, far, storeys)
      : '')
  )
}

function drawFireEscape(painter: Painter, side: number, near: number, far: number, storeys: number): string {
  const front = beside(side * (HALF - 1))
  const wall = beside(side * HALF)
  const iron = painter.tone('#2c2a2e', near / 90)
  const [from, to] = [near + (far - near) * 0.3, near + (far - near) * 0.72]
  const unit = unitAt((from + to) / 2)
  return repeat(Math.min(storeys, 4), (row) => {
    const foot = 3.6 + row * 3
    const rails = repeat(9, (i) => {
      const z = from + ((to - from) * i) / 8
      return line(...front(z, foot), ...front(z, foot + 0.9), iron, Math.max(1.2, unit * 0.02))
    })
    return (
      polygon([wall(from, foot), wall(to, foot), front(to, foot), front(from, foot)], lighten(iron, 0.1)) +
      rails +
      line(...front(from, foot + 0.9), ...front(to, foot + 0.9), iron, Math.max(1.6, unit * 0.035)) +
      line(...front(from + 0.3, foot), ...front(to - 0.6, foot + 3), iron, Math.max(2, unit * 0.06))
    )
  })
}

/** Draws the lane marks and the stripes of a pedestrian crossing. */
function drawLanes(painter: Painter): string {
  const floor = level(0)
  const white = painter.tone('#eceae4')
  const dashes = [-2.2, 2.2].map((x) =>
    repeat(9, (i) => polygon(panel(floor, x - 0.09, 22 + i * 7, x + 0.09, 25 + i * 7), white, { opacity: 0.85 })),
  )
  const stripes = repeat(14, (i) =>
    polygon(panel(floor, -6.5 + i * 0.95, 15.4, -6 + i * 0.95, 18.2), white, { opacity: 0.85 }),
  )
  return dashes.join('') + stripes
}

function drawTaxi(painter: Painter, right: number, away: number): string {
  const u = unitAt(away)
  const [x, y] = at(right, 0, away)
  const yellow = painter.tone(TAXI, away / 120)
  const glass = painter.tone('#3d4a58', away / 120)
  const dark = painter.tone('#26242a', away / 120)
  if (isLampLit(painter))
    for (const side of SIDES) painter.glow(x + side * u * 0.72, y - u * 0.6, u * 0.6, '#ffedc0', 0.6)
  return (
    drawContact(painter, x, y, u * 1.15) +
    SIDES.map((side) =>
      rect(x + side * u * 0.74 - u * 0.14, y - u * 0.36, u * 0.28, u * 0.36, dark, { rx: u * 0.06 }),
    ).join('') +
    path(
      d`M${x - u * 0.7} ${y - u * 0.9}L${x - u * 0.52} ${y - u * 1.42}H${x + u * 0.52}L${x + u * 0.7} ${y - u * 0.9}Z`,
      yellow,
    ) +
    path(
      d`M${x - u * 0.6} ${y - u * 0.9}L${x - u * 0.46} ${y - u * 1.32}H${x + u * 0.46}L${x + u * 0.6} ${y - u * 0.9}Z`,
      glass,
    ) +
    rect(
      x - u * 0.92,
      y - u * 0.92,
      u * 1.84,
      u * 0.66,
      painter.gradient(lighten(yellow, 0.04), lighten(yellow, -0.08)),
      { rx: u * 0.12 },
    ) +
    rect(x - u * 0.46, y - u * 0.66, u * 0.92, u * 0.2, dark, { rx: u * 0.05 }) +
    SIDES.map((side) => ellipse(x + side * u * 0.7, y - u * 0.6, u * 0.15, u * 0.12, '#fff3cf')).join('') +
    rect(x - u * 0.94, y - u * 0.34, u * 1.88, u * 0.12, lighten(dark, 0.16), { rx: u * 0.05 }) +
    rect(x - u * 0.26, y - u * 1.6, u * 0.52, u * 0.19, '#fff0c0', { rx: u * 0.05 })
  )
}

function drawSignal(painter: Painter, side: number): string {
  const away = 18.5
  const u = unitAt(away)
  const [x, y] = at(side * 7.2, 0, away)
  const pole = painter.tone('#3f4a44', 0.06)
  const top = y - u * 4.6
  const head = x - side * u * 1.6
  const lamps = (['#e2432f', '#f0b42c', '#3fa85a'] as const).map((colour, i) =>
    circle(head, top + u * (0.14 + i * 0.27), u * 0.09, i === 2 ? colour : lighten(colour, -0.2)),
  )
  return (
    line(x, y, x, top, pole, u * 0.11) +
    line(x, top, head, top - u * 0.1, pole, u * 0.08) +
    rect(head - u * 0.17, top - u * 0.04, u * 0.34, u * 0.9, painter.tone('#e0a92e', 0.06), { rx: u * 0.06 }) +
    lamps.join('')
  )
}
