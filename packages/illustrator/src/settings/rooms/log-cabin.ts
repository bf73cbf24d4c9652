import { lighten } from '../../base/colour.ts'
import { listOf, SIDES } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, polygon, rect, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawConifer } from '../../props/foliage/conifer.ts'
import { drawPeak } from '../nature/peaks.ts'
import { drawHall } from '../places/parts/hall.ts'
import { shineLamp } from '../places/parts/lamp.ts'
import { drawMasonry } from '../places/parts/masonry.ts'
import { drawBars, drawMoulding, type Opening, openingOn } from '../places/parts/opening.ts'
import { drawJointsAway } from '../places/parts/paving.ts'
import { at, beside, facing, panel, stageHorizon, unitAt } from '../places/parts/space.ts'
import { clipTo } from '../places/parts/stained.ts'
import type { DrawSetting } from '../setting.ts'
import { skyFill } from '../sky.ts'

const HALL = { half: 6, height: 4.8, depth: 13.5 }
const RIDGE = 8.6
const LOG = '#a8743f'
const FLOOR = '#9a6b42'
const STONE = '#8f8a84'

/** Draws a cabin of round logs with a stone fireplace, antlers, and windows towards snowy mountains. */
export const drawLogCabin: DrawSetting = (painter) => {
  const log = painter.tone(LOG, 0.04)
  const back =
    drawHall(painter, HALL, { wall: LOG, floor: FLOOR, ceiling: '#8a5c34' }) +
    drawGable(painter, log) +
    drawRoof(log) +
    SIDES.map((side) => drawLogWall(log, side)).join('') +
    SIDES.map((side) => drawWindow(painter, log, side * 3.9)).join('') +
    painter.mark('object:fireplace', drawFireplace(painter)) +
    drawJointsAway(painter, { ...HALL, size: 0.34, colour: FLOOR })
  return { back, horizon: stageHorizon(HALL.depth), indoor: true, floor: 'wood' }
}

function drawGable(painter: Painter, log: string): string {
  const plane = facing(HALL.depth)
  const { half, height } = HALL
  const wall = [plane(-half, 0), plane(-half, height), plane(0, RIDGE), plane(half, height), plane(half, 0)]
  const rows = repeat(24, (i) => {
    const up = 0.36 * i
    const reach = up < height ? half : (half * (RIDGE - up)) / (RIDGE - height)
    if (reach <= 0.2) return ''
    return (
      polygon(panel(plane, -reach, up, reach, up + 0.32), painter.gradient(lighten(log, 0.05), lighten(log, -0.09))) +
      line(...plane(-reach, up), ...plane(reach, up), lighten(log, -0.18), 2.5)
    )
  })
  return polygon(wall, lighten(log, -0.1)) + rows
}

function drawRoof(log: string): string {
  const { half, height, depth } = HALL
  const slopes = SIDES.map((side) => {
    const slope = [at(side * half, height, depth), at(0, RIDGE, depth), at(0, RIDGE, 2), at(side * half, height, 2)]
    return polygon(slope, lighten(log, side < 0 ? -0.17 : -0.12))
  })
  const rafters = SIDES.flatMap((side) =>
    [12.8, 10.4, 8.2, 6.2, 4.6].map((z) =>
      line(...at(side * half, height, z), ...at(0, RIDGE, z), lighten(log, -0.22), unitAt(z) * 0.3, {
        'stroke-linecap': 'butt',
      }),
    ),
  )
  const ties = [11.6, 8.2].map((z) =>
    line(...at(-half, height, z), ...at(half, height, z), lighten(log, -0.18), unitAt(z) * 0.34, {
      'stroke-linecap': 'butt',
    }),
  )
  return slopes.join('') + rafters.join('') + ties.join('')
}

/** Draws the rounded logs of a side wall. */
function drawLogWall(log: string, side: number): string {
  const wall = beside(side * HALL.half)
  return repeat(13, (i) => {
    const up = 0.36 * i
    return (
      polygon(panel(wall, 4, up + 0.1, HALL.depth, up + 0.24), lighten(log, side < 0 ? -0.03 : 0.02), {
        opacity: 0.8,
      }) + line(...wall(4, up), ...wall(HALL.depth, up), lighten(log, -0.2), 3)
    )
  })
}

function drawWindow(painter: Painter, log: string, middle: number): string {
  const plane = facing(HALL.depth)
  const opening: Opening = { middle, width: 2.4, foot: 1.1, spring: 3.5, shape: 'square' }
  const [x, foot] = plane(middle, 1.1)
  const [left, top] = plane(middle - 1.25, 3.6)
  const view =
    rect(left, top, (x - left) * 2, foot - top + 6, skyFill(painter)) +
    drawPeak(painter, { x: x + 20, height: 130, foot: foot - 10, width: 230, depth: 0.5, snow: 0.6 }) +
    rect(left, foot - 24, (x - left) * 2, 34, painter.tone('#e9eef1', 0.2)) +
    [-64, -30, 52, 78]
      .map((dx) => drawConifer(painter, { x: x + dx, y: foot, width: 40, height: 84, depth: 0.3, snow: true }))
      .join('')
  return (
    clipTo(painter, `cabin-${middle < 0 ? 'left' : 'right'}`, openingOn(plane, opening), view) +
    drawBars(plane, opening, 2, 1, lighten(log, -0.2), 5) +
    drawMoulding(plane, opening, lighten(log, -0.16), 16)
  )
}

/** Draws the fireplace of rough stone in the middle of the end wall, with a fire and antlers. */
function drawFireplace(painter: Painter): string {
  const plane = facing(HALL.depth - 0.7)
  const stone = painter.tone(STONE)
  const u = unitAt(HALL.depth - 0.7)
  const [x, foot] = plane(0, 0)
  const hearth: Opening = { middle: 0, width: 1.9, foot: 0.25, spring: 1.2, shape: 'segment' }
  const chimney = [
    plane(-1.9, 0),
    plane(-1.9, 2.2),
    plane(-1.3, 2.8),
    plane(-1.1, 8),
    plane(1.1, 8),
    plane(1.3, 2.8),
    plane(1.9, 2.2),
    plane(1.9, 0),
  ]
  const rocks = (left: number, right: number, low: number, high: number) =>
    drawMasonry(painter, plane, { left, right, low, high, stone: [0.46, 0.3], colour: stone, share: 0.85, vary: 0.09 })
  const flame = (dx: number, tall: number, colour: string) =>
    path(
      d`M${x + dx - u * 0.16} ${foot - u * 0.4}Q${x + dx - u * 0.26} ${foot - u * (0.4 + tall * 0.5)} ${x + dx} ${foot - u * (0.4 + tall)}Q${x + dx + u * 0.24} ${foot - u * (0.4 + tall * 0.5)} ${x + dx + u * 0.16} ${foot - u * 0.4}Z`,
      colour,
    )
  painter.glow(x, foot - u * 0.6, u * 3, '#ff8a3c', 0.5)
  const [ax, ay] = plane(0, 3.6)
  const antler = (side: number) =>
    stroke(
      d`M${ax} ${ay}q${side * 16} ${-34} ${side * 52} ${-40}q${side * 22} ${-8} ${side * 24} ${-34}M${ax + side * 22} ${ay - 30}q${side * 2} ${-20} ${side * -4} ${-36}M${ax + side * 46} ${ay - 39}q${side * 6} ${-18} ${side * 2} ${-34}`,
      painter.tone('#e3d3b6'),
      6,
    )
  const [, candleY] = plane(0, 2.42)
  const candles = [-1.3, -1, 1, 1.3].map((k) => {
    const cx = x + k * u
    shineLamp(painter, cx, candleY - 30, 30)
    return rect(cx - 4, candleY - 24, 8, 24, painter.tone('#f3ead8')) + ellipse(cx, candleY - 30, 3.4, 7, '#ffd681')
  })
  return (
    polygon(chimney, painter.gradient(lighten(stone, -0.03), lighten(stone, -0.1))) +
    rocks(-1.9, 1.9, 0, 2.2) +
    rocks(-1.1, 1.1, 2.7, 7.6) +
    polygon(openingOn(plane, hearth), '#241a18') +
    drawMoulding(plane, hearth, lighten(stone, -0.16), 10) +
    listOf(3, (i) =>
      line(
        x - u * 0.6,
        foot - u * (0.34 + i * 0.1),
        x + u * 0.6,
        foot - u * (0.42 - i * 0.03),
        painter.tone('#5a3b28'),
        u * 0.15,
      ),
    ).join('') +
    [-0.4, 0.36, 0].map((k) => flame(k * u, 0.5, '#f2792b')).join('') +
    [-0.2, 0.2, 0.02].map((k) => flame(k * u, 0.34, '#ffc04d')).join('') +
    polygon(panel(facing(HALL.depth - 1), -2.3, 2.1, 2.3, 2.42), painter.tone('#6d472a')) +
    candles.join('') +
    SIDES.map(antler).join('') +
    circle(ax, ay, 12, painter.tone('#6d472a')) +
    polygon(panel(facing(HALL.depth - 1.2), -2.2, 0, 2.2, 0.2), lighten(stone, 0.04))
  )
}
