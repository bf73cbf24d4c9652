import { lighten } from '../../base/colour.ts'
import { listOf, SIDES } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, polygon, rect, repeat, ring } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { windowFill } from '../places/parts/glass.ts'
import { drawHall } from '../places/parts/hall.ts'
import { drawHangingLantern, shineLamp } from '../places/parts/lamp.ts'
import { drawBars, drawMoulding, drawOpening, type Opening } from '../places/parts/opening.ts'
import { drawJointsAway } from '../places/parts/paving.ts'
import { at, beside, facing, panel, stageHorizon, unitAt } from '../places/parts/space.ts'
import type { DrawSetting } from '../setting.ts'
import { drawBottles } from './shelf.ts'

const HALL = { half: 5.6, height: 4.3, depth: 13 }
const OAK = '#6d4429'
const WALL = '#e0c79a'
const FLOOR = '#8a6040'
const GREEN = '#2f5340'

/** Draws a pub: a long wooden bar with taps and shelves of bottles, oak beams, leaded windows and a dartboard. */
export const drawPub: DrawSetting = (painter) => {
  const back =
    drawHall(painter, HALL, { wall: WALL, floor: FLOOR, ceiling: '#cdb184' }) +
    drawJointsAway(painter, { ...HALL, size: 0.34, colour: FLOOR }) +
    drawBeams(painter) +
    SIDES.map((side) => drawSide(painter, side)).join('') +
    painter.mark('object:bar', drawBackBar(painter)) +
    drawCounter(painter) +
    listOf(5, (i) => drawPendant(painter, -3.2 + i * 1.6)).join('')
  return { back, horizon: stageHorizon(HALL.depth - 2), indoor: true, floor: 'wood' }
}

function drawBeams(painter: Painter): string {
  const oak = painter.tone(OAK)
  return [11.6, 9, 6.8, 5]
    .map((z) =>
      line(...at(-HALL.half, HALL.height, z), ...at(HALL.half, HALL.height, z), lighten(oak, -0.05), unitAt(z) * 0.3, {
        'stroke-linecap': 'butt',
      }),
    )
    .join('')
}

function drawSide(painter: Painter, side: number): string {
  const wall = beside(side * HALL.half)
  const oak = painter.tone(OAK)
  const window: Opening = { middle: 9, width: 1.9, foot: 1.6, spring: 3, shape: 'segment' }
  const panels = repeat(8, (i) => line(...wall(5.6 + i, 0), ...wall(5.6 + i, 1.3), lighten(oak, -0.08), 3))
  const [x, y] = wall(11.6, 2.6)
  const size = unitAt(11.6) * 0.36
  const board =
    side < 0
      ? drawPictures(painter)
      : ellipse(x, y, size * 0.62, size * 1.2, '#26221f') +
        ellipse(x, y, size * 0.5, size, painter.tone('#efe3c4')) +
        ellipse(x, y, size * 0.36, size * 0.72, 'none', { stroke: painter.tone('#b5382f'), 'stroke-width': 5 }) +
        ellipse(x, y, size * 0.2, size * 0.4, 'none', { stroke: painter.tone('#2f6a48'), 'stroke-width': 5 }) +
        ellipse(x, y, size * 0.05, size * 0.1, painter.tone('#b5382f'))
  return (
    polygon(panel(wall, 5, 0, HALL.depth, 1.35), painter.gradient(lighten(oak, 0.02), lighten(oak, -0.06))) +
    panels +
    line(...wall(5, 1.38), ...wall(HALL.depth, 1.38), lighten(oak, 0.06), 6) +
    drawMoulding(wall, window, oak, 14) +
    drawOpening(wall, window, windowFill(painter)) +
    drawBars(wall, window, 5, 4, lighten(oak, -0.1), 2.4) +
    board
  )
}

function drawPictures(painter: Painter): string {
  const wall = beside(-HALL.half)
  return [
    [11.2, 2.2, 0.8],
    [12.3, 2.6, 0.6],
    [11.6, 3.2, 0.5],
  ]
    .map(([z = 11, up = 2, half = 0.6], i) => {
      const tone = painter.tone(['#6f7f5a', '#8a6a4a', '#5a6f80'][i] ?? WALL)
      return (
        polygon(panel(wall, z - half * 0.6, up - 0.3, z + half * 0.6, up + 0.3), painter.tone('#b98d4a')) +
        polygon(panel(wall, z - half * 0.5, up - 0.24, z + half * 0.5, up + 0.24), tone)
      )
    })
    .join('')
}

/** Draws the shelves behind the bar, with mirrors, arches and a clock. */
function drawBackBar(painter: Painter): string {
  const plane = facing(HALL.depth - 0.3)
  const oak = painter.tone(OAK)
  const bays = [-3.2, 0, 3.2].map((middle) => {
    const opening: Opening = { middle, width: 2.8, foot: 1.2, spring: 2.7, shape: 'segment' }
    return (
      drawOpening(plane, opening, painter.gradient(lighten(painter.tone('#b08a5c'), 0.02), painter.tone('#7f5f40'))) +
      [1.25, 1.9, 2.5]
        .map((up) => drawBottles(painter, plane, { left: middle - 1.25, right: middle + 1.25, up }, lighten(oak, 0.05)))
        .join('') +
      drawMoulding(plane, opening, lighten(oak, 0.04), 14)
    )
  })
  const [x, y] = plane(0, 3.72)
  return (
    polygon(panel(plane, -5, 0, 5, 4.1), painter.gradient(lighten(oak, -0.02), lighten(oak, -0.1))) +
    bays.join('') +
    polygon(panel(plane, -5.2, 3.95, 5.2, 4.2), lighten(oak, 0.06)) +
    circle(x, y, 24, painter.tone('#f3e9d2')) +
    ring(x, y, 24, painter.tone('#b98d4a'), 5) +
    line(x, y, x, y - 16, '#2a2422', 3) +
    line(x, y, x + 10, y + 4, '#2a2422', 3)
  )
}

/** Draws the counter with panels, a brass rail, beer taps and stools. */
function drawCounter(painter: Painter): string {
  const plane = facing(HALL.depth - 1.8)
  const u = unitAt(HALL.depth - 1.8)
  const oak = painter.tone(OAK)
  const green = painter.tone(GREEN)
  const brass = painter.tone('#cf9f4c')
  const panels = repeat(9, (i) => {
    const left = -4.2 + i * 0.94
    return (
      polygon(panel(plane, left, 0.25, left + 0.8, 0.95), green) +
      polygon(panel(plane, left + 0.08, 0.33, left + 0.72, 0.87), lighten(green, 0.04))
    )
  })
  const taps = [-2.2, -1.7, -1.2, 1.2, 1.7, 2.2].map((along, i) => {
    const [x, y] = plane(along, 1.15)
    const handle = painter.tone(['#23201f', '#b5382f', '#e3c04c'][i % 3] ?? OAK)
    return (
      line(x, y, x, y - u * 0.3, brass, u * 0.06) +
      line(x, y - u * 0.28, x - u * 0.1, y - u * 0.24, brass, u * 0.05) +
      path(
        d`M${x - u * 0.04} ${y - u * 0.3}L${x - u * 0.06} ${y - u * 0.62}H${x + u * 0.06}L${x + u * 0.04} ${y - u * 0.3}Z`,
        handle,
      )
    )
  })
  const glasses = [-3.6, -3.3, -0.4, 0.3, 3.2, 3.6].map((along) => {
    const [x, y] = plane(along, 1.15)
    return (
      rect(x - u * 0.06, y - u * 0.24, u * 0.12, u * 0.24, painter.tone('#c9822f')) +
      rect(x - u * 0.06, y - u * 0.28, u * 0.12, u * 0.07, painter.tone('#fbf2dc'))
    )
  })
  const stools = [-3.7, -2.5, 2.5, 3.7].map((along) => {
    const [x, y] = at(along, 0, HALL.depth - 2.5)
    const s = unitAt(HALL.depth - 2.5)
    return (
      line(x - s * 0.14, y, x - s * 0.08, y - s * 0.72, lighten(oak, 0.02), s * 0.05) +
      line(x + s * 0.14, y, x + s * 0.08, y - s * 0.72, lighten(oak, 0.02), s * 0.05) +
      line(x - s * 0.12, y - s * 0.26, x + s * 0.12, y - s * 0.26, brass, s * 0.03) +
      ellipse(x, y - s * 0.74, s * 0.2, s * 0.07, painter.tone('#8f3a2f'))
    )
  })
  return (
    polygon(panel(plane, -4.4, 0, 4.4, 1.1), painter.gradient(lighten(oak, 0.03), lighten(oak, -0.06))) +
    panels +
    polygon(panel(plane, -4.6, 1.08, 4.6, 1.2), lighten(oak, 0.1)) +
    line(...plane(-4.4, 0.16), ...plane(4.4, 0.16), brass, 5) +
    taps.join('') +
    glasses.join('') +
    stools.join('')
  )
}

function drawPendant(painter: Painter, right: number): string {
  const z = HALL.depth - 2
  const [x, top] = at(right, HALL.height, z)
  const bottom = at(right, 3.05, z)[1]
  shineLamp(painter, x, bottom, 60)
  return drawHangingLantern(painter, x, top, bottom, unitAt(z) * 0.34)
}
