import { lighten, mix } from '../../base/colour.ts'
import { SIDES } from '../../base/geometry.ts'
import { circle, ellipse, line, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { isLampLit, windowFill } from '../places/parts/glass.ts'
import { drawBush, drawContact } from '../places/parts/greenery.ts'
import { drawHall } from '../places/parts/hall.ts'
import { shineLamp } from '../places/parts/lamp.ts'
import { drawBars, drawMoulding, drawOpening, type Opening } from '../places/parts/opening.ts'
import { drawChequers } from '../places/parts/paving.ts'
import { at, beside, facing, panel, stageHorizon, unitAt } from '../places/parts/space.ts'
import type { DrawSetting } from '../setting.ts'
import { drawBottles } from './shelf.ts'

const HALL = { half: 6.2, height: 4.6, depth: 14 }
const GREEN = '#2f5348'
const CREAM = '#efe2c8'
const BRASS = '#c99a4c'
const LEATHER = '#8f3f32'

/** Draws a bistro: globe lamps, leather benches under mirrors, a marble bar, and tall windows to the street. */
export const drawRestaurant: DrawSetting = (painter) => {
  const back =
    drawHall(painter, HALL, { wall: CREAM, floor: '#d9cfbd', ceiling: '#f3ead8' }) +
    drawChequers(painter, { half: HALL.half, depth: HALL.depth, size: 0.8, colour: '#5d5a58' }, 0.55) +
    drawEnd(painter) +
    SIDES.map((side) => drawSide(painter, side)).join('') +
    painter.mark('object:bar', drawBar(painter)) +
    [12.4, 9.6, 7.2].map((z) => [-3.4, 0, 3.4].map((right) => drawGlobe(painter, right, z)).join('')).join('')
  return { back, horizon: stageHorizon(HALL.depth - 2), indoor: true, floor: 'tiles' }
}

function drawEnd(painter: Painter): string {
  const plane = facing(HALL.depth)
  const green = painter.tone(GREEN, 0.04)
  const brass = painter.tone(BRASS)
  const windows = [-4.5, 4.5].map((middle) => {
    const opening: Opening = { middle, width: 2.2, foot: 0.9, spring: 3.1, shape: 'round' }
    return (
      drawOpening(plane, opening, windowFill(painter)) +
      drawBars(plane, opening, 3, 3, green, 4) +
      drawMoulding(plane, opening, green, 14)
    )
  })
  const shelves = [1.5, 2.15, 2.8].map((up) => drawBottles(painter, plane, { left: -2.5, right: 2.5, up }, brass))
  return (
    polygon(panel(plane, -HALL.half, 0, HALL.half, 1.3), green) +
    windows.join('') +
    polygon(panel(plane, -2.9, 1, 2.9, 3.9), green) +
    polygon(panel(plane, -2.65, 1.3, 2.65, 3.6), mix(painter.tone('#8fa6a8'), painter.light.sky[2], 0.3)) +
    shelves.join('') +
    line(...plane(-2.9, 3.9), ...plane(2.9, 3.9), brass, 8)
  )
}

/** Draws a panelled wall with mirrors above a leather bench. */
function drawSide(painter: Painter, side: number): string {
  const wall = beside(side * HALL.half)
  const front = beside(side * (HALL.half - 0.7))
  const green = painter.tone(GREEN, 0.02)
  const brass = painter.tone(BRASS)
  const leather = painter.tone(LEATHER)
  const glass = isLampLit(painter) ? mix(painter.tone('#9aa7a3'), '#ffcf86', 0.35) : painter.tone('#c3d0ce')
  const mirrors = [12.4, 10, 7.9].map((middle) => {
    const half = 0.85
    const [x, y] = wall(middle + 1.15, 2.9)
    shineLamp(painter, x, y, 40)
    return (
      polygon(panel(wall, middle - half, 1.7, middle + half, 3.7), brass) +
      polygon(
        panel(wall, middle - half + 0.1, 1.8, middle + half - 0.1, 3.6),
        painter.gradient(lighten(glass, 0.06), lighten(glass, -0.1)),
      ) +
      circle(x, y, unitAt(middle) * 0.11, '#fff0cc')
    )
  })
  const tufts = repeat(18, (i) =>
    line(...wall(6.4 + i * 0.42, 0.62), ...wall(6.4 + i * 0.42, 1.3), lighten(leather, -0.1), 2.5),
  )
  return (
    polygon(panel(wall, 5.4, 0, HALL.depth, 1.5), green) +
    line(...wall(5.4, 1.52), ...wall(HALL.depth, 1.52), brass, 4) +
    mirrors.join('') +
    polygon(panel(wall, 6.2, 0.5, 13.8, 1.35), painter.gradient(lighten(leather, 0.05), lighten(leather, -0.05))) +
    tufts +
    polygon([wall(6.2, 0.55), wall(13.8, 0.55), front(13.8, 0.5), front(6.2, 0.5)], lighten(leather, 0.04)) +
    polygon(panel(front, 6.2, 0, 13.8, 0.5), lighten(leather, -0.1))
  )
}

/** Draws the marble bar with brass trim and potted palms. */
function drawBar(painter: Painter): string {
  const plane = facing(HALL.depth - 1.8)
  const u = unitAt(HALL.depth - 1.8)
  const green = painter.tone(GREEN)
  const marble = painter.tone('#f0ebe2')
  const flutes = repeat(29, (i) =>
    line(
      ...plane(-2.8 + i * 0.2, 0.08),
      ...plane(-2.8 + i * 0.2, 0.98),
      lighten(green, i % 2 ? 0.05 : -0.06),
      u * 0.09,
      { 'stroke-linecap': 'butt' },
    ),
  )
  const plants = SIDES.map((side) => {
    const [x, y] = at(side * 4.1, 0, HALL.depth - 1.9)
    return (
      drawContact(painter, x, y, u * 0.5) +
      rect(x - u * 0.26, y - u * 0.5, u * 0.52, u * 0.5, painter.tone(BRASS), { rx: 6 }) +
      drawBush(painter, {
        x,
        y: y - u * 0.45,
        width: u * 1.1,
        height: u * 1.3,
        colour: painter.tone('#4b7a4c'),
        dabs: 60,
      })
    )
  })
  const glasses = [-2.2, -1.9, -0.6, 0.7, 1.8, 2.1].map((along) => {
    const [x, y] = plane(along, 1.12)
    return (
      line(x, y, x, y - u * 0.14, marble, 2) + ellipse(x, y - u * 0.2, u * 0.06, u * 0.09, marble, { opacity: 0.75 })
    )
  })
  return (
    polygon(panel(plane, -3, 0, 3, 1), green) +
    flutes +
    polygon(panel(plane, -3.2, 0.98, 3.2, 1.12), marble) +
    line(...plane(-3, 0.14), ...plane(3, 0.14), painter.tone(BRASS), 5) +
    glasses.join('') +
    plants.join('')
  )
}

/** Draws a globe of milk glass that hangs on a brass rod. */
function drawGlobe(painter: Painter, right: number, z: number): string {
  const u = unitAt(z)
  const [x, top] = at(right, HALL.height, z)
  const [, y] = at(right, 3.55, z)
  const r = u * 0.2
  shineLamp(painter, x, y, r * 3.4)
  return (
    line(x, top, x, y - r, painter.tone(BRASS), u * 0.03) +
    circle(x, y, r, '#fff3d6') +
    circle(x - r * 0.25, y - r * 0.25, r * 0.5, '#fffaf0') +
    rect(x - r * 0.34, y - r * 1.18, r * 0.68, r * 0.3, painter.tone(BRASS))
  )
}
