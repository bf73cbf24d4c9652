import { lighten } from '../../base/colour.ts'
import { listOf, SIDES } from '../../base/geometry.ts'
import { line, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import type { DrawSetting } from '../setting.ts'
import { skyFill } from '../sky.ts'
import { drawHall } from './parts/hall.ts'
import { shineLamp } from './parts/lamp.ts'
import { drawBars, drawMoulding, drawOpening, type Opening } from './parts/opening.ts'
import { drawChequers, drawJointsAway } from './parts/paving.ts'
import { at, beside, facing, level, type Plane, panel, stageHorizon, unitAt } from './parts/space.ts'

const HALL = { half: 5, height: 7.6, depth: 15 }
const OAK = '#7a5236'
const FLOOR = '#8a6244'
const BOOKS = ['#8c3b34', '#3f5a4a', '#b58a4a', '#35506e', '#6e3f52', '#d2bd93', '#54402f', '#94653a']
const SHELF = 0.62
const SHELVES = 11
const WINDOW: Opening = { middle: 0, width: 2.9, foot: 1.1, spring: 4.7, shape: 'round' }
const GALLERY = 3.75

/** Draws walls of books up to the ceiling, a gallery with a brass rail, a ladder and a tall arched window. */
export const drawLibrary: DrawSetting = (painter) => {
  const oak = painter.tone(OAK, 0.04)
  const end = facing(HALL.depth)
  const back =
    drawHall(painter, HALL, { wall: OAK, floor: FLOOR, ceiling: '#c9ab84' }) +
    drawCoffers(painter) +
    painter.mark(
      'object:books',
      SIDES.map((side) => drawShelves(painter, end, side < 0 ? [-5, -2] : [2, 5], 0.13, oak)).join(''),
    ) +
    drawWindow(painter, end, oak) +
    SIDES.map((side) => drawSide(painter, oak, side)).join('') +
    drawJointsAway(painter, { ...HALL, size: 0.3, colour: FLOOR }) +
    drawRug(painter) +
    drawLadder(painter)
  return { back, horizon: stageHorizon(HALL.depth), indoor: true, floor: 'wood' }
}

function drawCoffers(painter: Painter): string {
  const beam = painter.tone('#8a6040')
  const across = [13, 11, 9, 7].map((z) =>
    line(...at(-HALL.half, HALL.height, z), ...at(HALL.half, HALL.height, z), beam, unitAt(z) * 0.16),
  )
  const away = [-2.5, 0, 2.5].map((x) => line(...at(x, HALL.height, HALL.depth), ...at(x, HALL.height, 5), beam, 8))
  return across.join('') + away.join('')
}

/** Draws a bookcase on a wall: rows of book spines with gaps. */
function drawShelves(
  painter: Painter,
  plane: Plane,
  [from, to]: readonly [number, number],
  spine: number,
  oak: string,
): string {
  const { random } = painter
  const rows = repeat(SHELVES, (row) => {
    const low = 0.35 + row * SHELF
    let books = ''
    for (let along = from + 0.1; along < to - spine; ) {
      const thick = spine * random.range(0.7, 2.4)
      const colour = lighten(painter.tone(random.pick(BOOKS), 0.06), random.range(-0.05, 0.04))
      const high = low + SHELF * random.range(0.66, 0.88)
      if (random.next() > 0.06)
        books += polygon(panel(plane, along, low, Math.min(to - 0.05, along + thick), high), colour)
      along += thick + spine * 0.12
    }
    return books + line(...plane(from, low - 0.02), ...plane(to, low - 0.02), lighten(oak, 0.04), 3)
  })
  const stile = (along: number) => line(...plane(along, 0), ...plane(along, HALL.height), lighten(oak, 0.05), 7)
  return polygon(panel(plane, from, 0, to, HALL.height), lighten(oak, -0.16)) + rows + stile(from) + stile(to)
}

function drawWindow(painter: Painter, plane: Plane, oak: string): string {
  const [x, y] = plane(0, 4)
  painter.glow(x, y, 260, painter.light.sky[2], 0.4)
  return (
    polygon(panel(plane, -2, 0, 2, HALL.height), lighten(oak, -0.05)) +
    drawMoulding(plane, WINDOW, lighten(oak, 0.07), 22) +
    drawOpening(plane, WINDOW, skyFill(painter)) +
    drawBars(plane, WINDOW, 4, 6, lighten(oak, -0.1), 4) +
    polygon(panel(plane, -1.7, 0.1, 1.7, 0.95), lighten(oak, 0.02))
  )
}

function drawSide(painter: Painter, oak: string, side: number): string {
  const wall = beside(side * HALL.half)
  const bays = listOf(3, (i) => drawShelves(painter, wall, [HALL.depth - (i + 1) * 3, HALL.depth - i * 3], 0.3, oak))
  const brass = painter.tone('#c79a4e')
  const gallery = beside(side * (HALL.half - 0.7))
  const deck = polygon(
    [wall(15, GALLERY), gallery(15, GALLERY), gallery(5, GALLERY), wall(5, GALLERY)],
    lighten(oak, -0.08),
  )
  const edge = polygon(panel(gallery, 5, GALLERY - 0.24, HALL.depth, GALLERY), lighten(oak, 0.06))
  const rails = [0.5, 0.95].map((up) =>
    line(...gallery(5, GALLERY + up), ...gallery(HALL.depth, GALLERY + up), brass, 3),
  )
  const posts = listOf(20, (i) =>
    line(...gallery(5.4 + i * 0.5, GALLERY), ...gallery(5.4 + i * 0.5, GALLERY + 0.95), brass, 2),
  )
  const lamps = [12, 9].map((z) => {
    const [x, y] = gallery(z, 2.7)
    const size = unitAt(z) * 0.16
    shineLamp(painter, x, y, size * 9)
    return (
      line(x, gallery(z, GALLERY - 0.24)[1], x, y, brass, 2) +
      polygon(
        [
          [x - size, y],
          [x - size * 0.5, y - size],
          [x + size * 0.5, y - size],
          [x + size, y],
        ],
        painter.tone('#2f6b52'),
      ) +
      rect(x - size * 0.7, y, size * 1.4, size * 0.3, '#ffe9b4')
    )
  })
  return bays.join('') + deck + edge + rails.join('') + posts.join('') + lamps.join('')
}

function drawRug(painter: Painter): string {
  const floor = level(0)
  const [first, second] = painter.spec.palette
  const red = painter.tone('#7f2f35')
  const inner = painter.tone('#c8a36a')
  const field = { half: 1.5, depth: 13, size: 0.5, colour: '#6b2730' }
  return (
    polygon(panel(floor, -2, 2.8, 2, 13.4), red, { opacity: 0.9 }) +
    polygon(panel(floor, -1.75, 2.8, 1.75, 13.2), inner, { opacity: 0.7 }) +
    polygon(panel(floor, -1.65, 2.8, 1.65, 13.1), painter.gradient(painter.tone(first, 0.2), painter.tone(second)), {
      opacity: 0.25,
    }) +
    polygon(panel(floor, -1.6, 2.8, 1.6, 13), red, { opacity: 0.85 }) +
    drawChequers(painter, field, 0.25)
  )
}

function drawLadder(painter: Painter): string {
  const wood = painter.tone('#b98a58')
  const rail = (z: number) => line(...at(-4.1, 0, z), ...at(-4.75, 5.6, z + 0.1), wood, 7)
  const rungs = repeat(13, (i) => {
    const share = (i + 0.7) / 13.4
    const x = -4.1 - share * 0.65
    return line(...at(x, share * 5.6, 9.4), ...at(x, share * 5.6, 10), lighten(wood, -0.06), 4)
  })
  return rail(10) + rungs + rail(9.4)
}
