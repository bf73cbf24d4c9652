import { lighten } from '../../base/colour.ts'
import { SIDES } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawBush, drawContact } from '../places/parts/greenery.ts'
import { drawHall } from '../places/parts/hall.ts'
import { shineLamp } from '../places/parts/lamp.ts'
import { drawBars, drawMoulding, type Opening, openingOn } from '../places/parts/opening.ts'
import { drawJointsAway } from '../places/parts/paving.ts'
import { at, beside, facing, level, panel, stageHorizon, unitAt } from '../places/parts/space.ts'
import { clipTo } from '../places/parts/stained.ts'
import type { DrawSetting } from '../setting.ts'
import { skyFill } from '../sky.ts'

const HALL = { half: 5, height: 3.3, depth: 11.5 }
const WALL = '#efe4d3'
const FLOOR = '#b98a5c'
const WOOD = '#8a5f3c'
const SOFA = '#6f8a86'
const CURTAIN = '#d9c3a5'
const BOOKS = ['#a8473c', '#2f5f6f', '#d9a548', '#58704a', '#6a4a6b', '#e3d5bd'] as const
const PICTURES = ['#c98a6a', '#7f9d93', '#d8b26a', '#6f86a3'] as const

/** Draws a living room: a wide window to the garden, bookshelves, framed pictures, sofas, lamps and a rug. */
export const drawLivingRoom: DrawSetting = (painter) => {
  const back =
    drawHall(painter, HALL, { wall: WALL, floor: FLOOR, ceiling: '#f7f1e6' }) +
    drawJointsAway(painter, { ...HALL, size: 0.3, colour: FLOOR }) +
    drawRug(painter) +
    drawWindow(painter) +
    SIDES.map((side) => drawEndOf(painter, side)).join('') +
    SIDES.map((side) => drawSide(painter, side)).join('') +
    SIDES.map((side) => painter.mark('object:sofa', drawSofa(painter, side))).join('') +
    drawPendant(painter)
  return { back, horizon: stageHorizon(HALL.depth - 1), indoor: true, floor: 'wood' }
}

function drawRug(painter: Painter): string {
  const floor = level(0)
  const ring = (inset: number, colour: string) =>
    polygon(
      [
        floor(-2.9 + inset, HALL.depth - 1.6 - inset),
        floor(2.9 - inset, HALL.depth - 1.6 - inset),
        floor(2.9 - inset, 4 + inset),
        floor(-2.9 + inset, 4 + inset),
      ],
      painter.tone(colour),
    )
  return ring(0, '#8f3f3a') + ring(0.18, '#e6d3ae') + ring(0.3, '#a8524a') + ring(0.95, '#95443f')
}

/** Draws the garden behind a wide window with curtains. */
function drawWindow(painter: Painter): string {
  const plane = facing(HALL.depth)
  const opening: Opening = { middle: 0, width: 3.4, foot: 0.75, spring: 2.55, shape: 'square' }
  const [left, top] = plane(-1.8, 2.7)
  const [right, foot] = plane(1.8, 0.7)
  const frame = painter.tone('#fbf7ef')
  const leaves = [0.06, 0.3, 0.72, 0.95].map((share, i) =>
    drawBush(painter, {
      x: left + (right - left) * share,
      y: foot + 6,
      width: 110,
      height: i % 2 ? 64 : 96,
      colour: painter.tone(i % 2 ? '#6f9460' : '#557f52', 0.12),
      dabs: 40,
    }),
  )
  const view =
    rect(left, top, right - left, foot - top + 8, skyFill(painter)) +
    rect(left, foot - 26, right - left, 40, painter.tone('#86a866', 0.1)) +
    leaves.join('')
  const cloth = painter.tone(CURTAIN)
  const curtains = SIDES.map((side) => {
    const edge = (along: number) => plane(side * along, 2.9)
    const [inner, y] = edge(1.45)
    const [outer] = edge(2.35)
    const floorY = plane(0, 0.06)[1]
    const waist = inner * 0.4 + outer * 0.6
    const folds = repeat(4, (i) => {
      const x = inner + ((outer - inner) * (i + 0.5)) / 4
      return line(x, y + 6, x * 0.85 + waist * 0.15, floorY - 4, lighten(cloth, -0.07), 4)
    })
    const shape = d`M${inner} ${y}Q${inner} ${(y + floorY) / 2} ${waist} ${floorY - 60}L${waist} ${floorY}H${outer}V${y}Z`
    return path(shape, painter.gradient(lighten(cloth, 0.03), lighten(cloth, -0.05))) + folds
  })
  return (
    clipTo(painter, 'living-room-window', openingOn(plane, opening), view) +
    drawBars(plane, opening, 3, 2, frame, 5) +
    drawMoulding(plane, opening, frame, 12) +
    curtains.join('') +
    line(...plane(-2.5, 2.92), ...plane(2.5, 2.92), painter.tone(WOOD), 7)
  )
}

/** Draws bookshelves on the left of the end wall, and pictures above a cabinet on the right. */
function drawEndOf(painter: Painter, side: number): string {
  const plane = facing(HALL.depth)
  const wood = painter.tone(WOOD)
  if (side < 0) {
    const shelves = [0.2, 0.75, 1.3, 1.85].map((up) => {
      const books = repeat(14, (i) => {
        const [x, y] = plane(-4.55 + i * 0.13, up + 0.04)
        const tall = unitAt(HALL.depth) * painter.random.range(0.3, 0.42)
        return rect(x, y - tall, unitAt(HALL.depth) * 0.11, tall, painter.tone(painter.random.pick(BOOKS)))
      })
      return books + polygon(panel(plane, -4.7, up - 0.04, -2.6, up + 0.04), lighten(wood, 0.06))
    })
    return (
      polygon(panel(plane, -4.75, 0, -2.55, 2.4), lighten(wood, -0.06)) +
      polygon(panel(plane, -4.66, 0.1, -2.64, 2.32), lighten(wood, -0.2)) +
      shelves.join('')
    )
  }
  const pictures = PICTURES.map((colour, i) => {
    const along = 2.95 + (i % 2) * 0.95
    const up = 1.35 + Math.floor(i / 2) * 0.75
    return (
      polygon(panel(plane, along - 0.4, up, along + 0.4, up + 0.6), painter.tone('#fbf7ef')) +
      polygon(panel(plane, along - 0.3, up + 0.09, along + 0.3, up + 0.51), painter.tone(colour))
    )
  })
  const [x, y] = plane(3.4, 0.9)
  return (
    pictures.join('') +
    polygon(panel(plane, 2.6, 0.08, 4.3, 0.85), painter.gradient(lighten(wood, 0.06), wood)) +
    line(...plane(3.45, 0.14), ...plane(3.45, 0.8), lighten(wood, -0.14), 3) +
    drawBush(painter, { x, y, width: 54, height: 50, colour: painter.tone('#5f8a58'), dabs: 26 })
  )
}

/** Draws a floor lamp and a framed picture at a side wall. */
function drawSide(painter: Painter, side: number): string {
  const wall = beside(side * HALL.half)
  const [x, foot] = at(side * (HALL.half - 0.5), 0, HALL.depth - 1)
  const u = unitAt(HALL.depth - 1)
  const shade = d`M${x - u * 0.16} ${foot - u * 1.85}H${x + u * 0.16}L${x + u * 0.3} ${foot - u * 1.42}H${x - u * 0.3}Z`
  shineLamp(painter, x, foot - u * 1.6, u * 1.1)
  return (
    polygon(panel(wall, 7.6, 1.35, 9.4, 2.4), painter.tone(WOOD)) +
    polygon(panel(wall, 7.75, 1.45, 9.25, 2.3), painter.gradient(painter.tone('#9db7b4'), painter.tone('#d9c9a2'))) +
    drawContact(painter, x, foot, u * 0.3) +
    line(x, foot, x, foot - u * 1.5, painter.tone('#4a3b33'), 5) +
    ellipse(x, foot, u * 0.22, u * 0.06, painter.tone('#4a3b33')) +
    path(shade, painter.gradient('#fff3d6', '#f3d9a4')) +
    circle(x, foot - u * 1.87, 3, painter.tone('#4a3b33'))
  )
}

/** Draws a sofa along a side wall, with cushions. */
function drawSofa(painter: Painter, side: number): string {
  const [from, to] = [6.3, 9.6]
  const cloth = painter.tone(SOFA)
  const wall = beside(side * (HALL.half - 0.25))
  const front = beside(side * (HALL.half - 1.15))
  const seat = [wall(from, 0.5), wall(to, 0.5), front(to, 0.46), front(from, 0.46)]
  const end = (away: number, fill: string) => {
    const plane = facing(away)
    const [a, b] = [side * (HALL.half - 0.2), side * (HALL.half - 1.15)]
    return polygon([plane(a, 0), plane(a, 0.95), plane(a - side * 0.3, 0.95), plane(b, 0.68), plane(b, 0)], fill)
  }
  const cushions = [7, 8, 9].map((away, i) => {
    const plane = beside(side * (HALL.half - 0.5))
    return polygon(panel(plane, away - 0.28, 0.52, away + 0.28, 0.98), painter.tone(i === 1 ? '#d9a05f' : '#e9ddc8'), {
      'stroke-linejoin': 'round',
      stroke: painter.tone(i === 1 ? '#d9a05f' : '#e9ddc8'),
      'stroke-width': 8,
    })
  })
  return (
    end(to, lighten(cloth, -0.08)) +
    polygon(panel(wall, from, 0.4, to, 1.05), painter.gradient(lighten(cloth, 0.04), lighten(cloth, -0.05))) +
    polygon(seat, lighten(cloth, 0.07)) +
    cushions.join('') +
    polygon(panel(front, from, 0.06, to, 0.48), lighten(cloth, -0.05)) +
    [7.4, 8.5].map((away) => line(...front(away, 0.12), ...front(away, 0.46), lighten(cloth, -0.14), 3)).join('') +
    end(from, lighten(cloth, 0.02))
  )
}

/** Draws a lamp with a linen shade that hangs from the ceiling. */
function drawPendant(painter: Painter): string {
  const [x, top] = at(0, HALL.height, 7.5)
  const u = unitAt(7.5)
  const y = top + u * 0.34
  shineLamp(painter, x, y + u * 0.2, u * 1.6)
  const shade = d`M${x - u * 0.36} ${y}H${x + u * 0.36}L${x + u * 0.5} ${y + u * 0.36}H${x - u * 0.5}Z`
  return (
    line(x, top, x, y, painter.tone('#4a3b33'), 4) +
    ellipse(x, top, u * 0.12, u * 0.04, painter.tone('#e5d8c4')) +
    path(shade, painter.gradient('#fff3d6', '#f0d6a2'))
  )
}
