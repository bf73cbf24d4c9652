import { lighten } from '../../base/colour.ts'
import { CENTRE, HEIGHT, lerp, SIDES, WIDTH } from '../../base/geometry.ts'
import { discMark } from '../../base/marks.ts'
import { ellipse, line, path, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawGround, drawTufts } from '../ground.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { isLampLit } from './parts/glass.ts'
import { at, beside, facing, groundAt, level, type Plane, panel, stageHorizon } from './parts/space.ts'

const AWAY = 34
const HALF = 17
const TURF = '#5b9a48'
const SEATS = ['#2f5f9e', '#3f78b8', '#d9dfe4', '#c8353a'] as const

/** Draws the pitch of a football stadium: mown stripes, a goal, stands on three sides, and floodlights. */
export const drawStadium: DrawSetting = (painter) => {
  const roof = drawRoof(painter, MAIN_STAND)
  const back =
    drawSky(painter) +
    SIDES.map((side) => drawFloodlight(painter, side)).join('') +
    roof.rear +
    drawStand(painter, MAIN_STAND) +
    roof.roof +
    SIDES.map((side) => drawStand(painter, sideStand(side))).join('') +
    drawGround(painter, groundAt(AWAY + 4), TURF) +
    drawPitch(painter) +
    drawGoal(painter) +
    drawTufts(painter, groundAt(20), TURF, 260)
  return { back, horizon: stageHorizon(22), floor: 'grass' }
}

const MAIN_STAND: Stand = {
  front: facing(AWAY + 4),
  from: -HALF - 4,
  to: HALF + 4,
  planeAt: (behind) => facing(AWAY + 4 + behind * 1.1),
}

function sideStand(side: number): Stand {
  return {
    front: beside(side * HALF),
    from: 9,
    to: AWAY + 4,
    planeAt: (behind) => beside(side * (HALF + behind * 1.1)),
  }
}

interface Stand {
  front: Plane
  from: number
  to: number
  /** Returns the plane of the row at a distance behind the first row, in metres. */
  planeAt(behind: number): Plane
}

/** Draws a stand with rising rows of seats. */
function drawStand(painter: Painter, { front, from, to, planeAt }: Stand): string {
  const { random } = painter
  const rows = 13
  const seats = repeat(rows, (row) => {
    const up = 1.1 + row * 0.5
    const plane = planeAt(row * 0.5)
    const next = planeAt((row + 1) * 0.5)
    const colour = painter.tone(SEATS[row > 9 ? 2 : row % 2] ?? SEATS[0], 0.2 + row * 0.015)
    const spectators = repeat(Math.round((to - from) * 0.9), () => {
      const [x, y] = plane(random.range(from, to), up + 0.5)
      return discMark([x, y], 2.6, 3.4)
    })
    return (
      polygon(
        [plane(from, up), plane(to, up), next(to, up + 0.5), next(from, up + 0.5)],
        lighten(colour, row % 2 ? 0.03 : -0.03),
      ) + path(spectators, lighten(colour, 0.16), { opacity: 0.5 })
    )
  })
  return (
    seats +
    polygon(panel(front, from, 0, to, 1.1), painter.tone('#1f3a5f', 0.16)) +
    line(...front(from, 1.1), ...front(to, 1.1), painter.tone('#d9dde0', 0.2), 4)
  )
}

/** Draws the roof and the rear wall of a stand. */
function drawRoof(painter: Painter, { from, to, planeAt }: Stand): { rear: string; roof: string } {
  const concrete = painter.tone('#a9adb2', 0.24)
  const [back, lip] = [planeAt(7), planeAt(1.5)]
  const up = 11
  return {
    rear: polygon(panel(back, from, 0, to, up), lighten(concrete, -0.1)),
    roof:
      polygon(
        [lip(from, up - 0.5), lip(to, up - 0.5), back(to, up + 0.4), back(from, up + 0.4)],
        painter.gradient(lighten(concrete, 0.1), lighten(concrete, 0.02)),
      ) + line(...lip(from, up - 0.5), ...lip(to, up - 0.5), lighten(concrete, 0.14), 6),
  }
}

function drawPitch(painter: Painter): string {
  const floor = level(0)
  const green = painter.tone(TURF)
  const white = painter.tone('#f4f4ee')
  const stripes = repeat(9, (i) => {
    const far = AWAY - 1 - i * 3.6
    return i % 2 || far < 4
      ? ''
      : polygon(panel(floor, -15, Math.max(3, far - 3.6), 15, far), lighten(green, 0.055), { opacity: 0.8 })
  })
  const mark = (points: readonly (readonly [number, number])[]) =>
    points
      .slice(1)
      .map(([x, z], i) =>
        line(...floor(points[i]?.[0] ?? 0, points[i]?.[1] ?? AWAY), ...floor(x, z), white, lerp(2, 5, 1 - z / AWAY)),
      )
      .join('')
  return (
    stripes +
    mark([
      [-15, 5],
      [-15, AWAY - 1],
      [15, AWAY - 1],
      [15, 5],
    ]) +
    mark([
      [-9, AWAY - 1],
      [-9, AWAY - 9],
      [9, AWAY - 9],
      [9, AWAY - 1],
    ]) +
    ellipse(CENTRE, groundAt(AWAY - 7), 5, 2, white)
  )
}

function drawGoal(painter: Painter): string {
  const plane = facing(AWAY - 1)
  const back = facing(AWAY + 1)
  const white = painter.tone('#f8f8f4')
  const net =
    repeat(15, (i) => line(...plane(-3.6 + i * 0.514, 2.6), ...back(-3.6 + i * 0.514, 0), white, 1, { opacity: 0.5 })) +
    repeat(6, (i) => line(...back(-3.6, i * 0.4), ...back(3.6, i * 0.4), white, 1, { opacity: 0.5 }))
  return (
    net +
    SIDES.map((side) => line(...plane(side * 3.66, 0), ...plane(side * 3.66, 2.6), white, 6)).join('') +
    line(...plane(-3.66, 2.6), ...plane(3.66, 2.6), white, 6)
  )
}

function drawFloodlight(painter: Painter, side: number): string {
  const [x, foot] = at(side * 20, 0, 44)
  const steel = painter.tone('#8d949b', 0.3)
  const top = HEIGHT * 0.1
  const lit = isLampLit(painter)
  const lamps = repeat(12, (i) => {
    const [lx, ly] = [x - 46 + (i % 4) * 30, top + Math.floor(i / 4) * 28]
    if (lit && i % 3 === 0) painter.glow(lx, ly, 90, '#f4f8ff', 0.5)
    return ellipse(lx, ly, 11, 9, lit ? '#ffffff' : painter.tone('#e6ecef', 0.2))
  })
  return (
    line(x, foot, x, top + 60, steel, 14) +
    repeat(9, (i) => line(x - 7, foot - i * 40, x + 7, foot - i * 40 - 30, lighten(steel, -0.1), 3)) +
    rect(Math.min(x - 64, WIDTH), top - 18, 126, 92, lighten(steel, -0.08), { rx: 6 }) +
    lamps
  )
}
