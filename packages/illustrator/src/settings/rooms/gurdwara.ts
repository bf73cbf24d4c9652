import { lighten } from '../../base/colour.ts'
import { SIDES } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { windowFill } from '../places/parts/glass.ts'
import { drawHall } from '../places/parts/hall.ts'
import { shineLamp } from '../places/parts/lamp.ts'
import { drawMoulding, drawOpening, type Opening } from '../places/parts/opening.ts'
import { at, beside, facing, level, panel, stageHorizon, unitAt } from '../places/parts/space.ts'
import type { DrawSetting } from '../setting.ts'

const HALL = { half: 7, height: 5.4, depth: 14 }
const WALL = '#f4ecdd'
const CARPET = '#8c2f3a'
const GOLD = '#d3a13f'
const SAFFRON = '#e8932f'
const BLUE = '#2d4f8f'
const PALKI = { away: HALL.depth - 1.6, half: 1.5 }

/**
 * Draws the prayer hall of a gurdwara: the scripture below a golden canopy on a raised platform, saffron cloth under
 * the ceiling, and a carpet to sit on, with a white path to the platform.
 */
export const drawGurdwara: DrawSetting = (painter) => {
  const back =
    drawHall(painter, HALL, { wall: WALL, floor: CARPET, ceiling: '#faf4e8' }) +
    drawPath(painter) +
    drawEnd(painter) +
    SIDES.map((side) => drawSide(painter, side)).join('') +
    drawCloths(painter) +
    drawPalki(painter)
  return {
    back,
    horizon: stageHorizon(HALL.depth - 2),
    indoor: true,
    floor: 'carpet',
    chandeliers: SIDES.map((side) => {
      const [x, y] = at(side * 3.6, HALL.height - 1.1, 10.5)
      return { x, y, scale: 0.5 }
    }),
  }
}

function drawPath(painter: Painter): string {
  const floor = level(0)
  const strip = (half: number, colour: string) =>
    polygon([floor(-half, PALKI.away), floor(half, PALKI.away), floor(half, 3.2), floor(-half, 3.2)], colour)
  return strip(1.1, painter.tone(GOLD)) + strip(1, painter.tone('#f6f0e2'))
}

/** Draws the end wall with a painted arch behind the platform, and arched windows. */
function drawEnd(painter: Painter): string {
  const plane = facing(HALL.depth)
  const arch: Opening = { middle: 0, width: 4.6, foot: 0, spring: 3, shape: 'pointed' }
  const windows = SIDES.map((side) => {
    const opening: Opening = { middle: side * 4.9, width: 1.6, foot: 1, spring: 2.9, shape: 'pointed' }
    return drawOpening(plane, opening, windowFill(painter)) + drawMoulding(plane, opening, painter.tone(GOLD), 7)
  })
  return (
    windows.join('') +
    drawOpening(plane, arch, painter.gradient(painter.tone('#34599b', 0.06), painter.tone(BLUE, 0.06))) +
    drawMoulding(plane, arch, painter.tone(GOLD), 12)
  )
}

function drawSide(painter: Painter, side: number): string {
  const wall = beside(side * HALL.half)
  const gold = painter.tone(GOLD)
  const windows = [12.4, 9.9, 7.9].map((middle) => {
    const opening: Opening = { middle, width: 1.3, foot: 1.1, spring: 2.9, shape: 'pointed' }
    return drawOpening(wall, opening, windowFill(painter)) + drawMoulding(wall, opening, gold, 6)
  })
  return windows.join('') + line(...wall(6, 4.5), ...wall(HALL.depth, 4.5), gold, 5)
}

/** Draws lengths of saffron and white cloth that hang in curves below the ceiling. */
function drawCloths(painter: Painter): string {
  return [12.6, 10.4, 8.4]
    .flatMap((away, row) =>
      SIDES.map((side) => {
        const [inner, top] = at(0, HALL.height - 0.15, away)
        const [outer, edge] = at(side * HALL.half, HALL.height - 0.5, away)
        const sag = unitAt(away) * 0.85
        const wide = unitAt(away) * 0.4
        const middle = (inner + outer) / 2
        const shape = d`M${inner} ${top}Q${middle} ${top + sag} ${outer} ${edge}L${outer} ${edge + wide}Q${middle} ${top + sag + wide} ${inner} ${top + wide}Z`
        const colour = painter.tone(row % 2 ? '#fff6e4' : SAFFRON)
        return path(shape, painter.gradient(lighten(colour, 0.04), lighten(colour, -0.06)))
      }),
    )
    .join('')
}

/** Draws the platform with the covered scripture on cushions, four posts and a golden dome. */
function drawPalki(painter: Painter): string {
  const plane = facing(PALKI.away)
  const u = unitAt(PALKI.away)
  const gold = painter.tone(GOLD)
  const [x, floor] = plane(0, 0)
  const [, top] = plane(0, 3.1)
  const blue = painter.tone(BLUE)
  const { half } = PALKI
  shineLamp(painter, x, top + u * 0.9, u * 2.6)
  const posts = SIDES.map((side) => {
    const [px] = plane(side * (half - 0.1), 0)
    const rings = repeat(5, (i) => circle(px, floor - u * (0.7 + i * 0.5), u * 0.09, lighten(gold, 0.05)))
    return rect(px - u * 0.06, top, u * 0.12, floor - top - u * 0.4, gold) + rings
  })
  const dome = d`M${x - u * 1.3} ${top}C${x - u * 1.5} ${top - u * 0.7} ${x - u * 0.5} ${top - u * 0.9} ${x} ${top - u * 1.5}C${x + u * 0.5} ${top - u * 0.9} ${x + u * 1.5} ${top - u * 0.7} ${x + u * 1.3} ${top}Z`
  const ribs = [-0.7, -0.3, 0.3, 0.7].map((k) =>
    path(d`M${x + k * u * 1.3} ${top}Q${x + k * u * 1.25} ${top - u * 0.7} ${x} ${top - u * 1.42}`, 'none', {
      stroke: lighten(gold, -0.08),
      'stroke-width': 2.5,
    }),
  )
  const fringe = repeat(17, (i) => {
    const fx = x - u * 1.5 + (i * u * 3) / 16
    return circle(fx, top + u * 0.3, u * 0.07, gold)
  })
  const swags = SIDES.map((side) => {
    const [edge] = plane(side * half, 0)
    const shape = d`M${x + side * u * 0.25} ${top + u * 0.24}Q${x + side * u * 1.25} ${top + u * 0.5} ${edge - side * u * 0.08} ${top + u * 1.7}L${edge} ${top + u * 1.7}V${top + u * 0.2}Z`
    return path(shape, painter.tone(SAFFRON), { opacity: 0.92 })
  })
  const cover = d`M${x - u * 0.72} ${floor - u * 0.52}L${x - u * 0.56} ${floor - u * 1.12}Q${x} ${floor - u * 1.42} ${x + u * 0.56} ${floor - u * 1.12}L${x + u * 0.72} ${floor - u * 0.52}Z`
  const flowers = repeat(13, (i) =>
    circle(x - u * 1.5 + i * u * 0.25, floor - u * 0.06, u * 0.11, painter.tone(i % 2 ? SAFFRON : '#f4c84f')),
  )
  return (
    polygon(panel(plane, -half - 0.25, 0, half + 0.25, 0.28), painter.tone('#fbf5ea')) +
    polygon(panel(plane, -half, 0.28, half, 0.52), painter.tone(SAFFRON)) +
    line(...plane(-half, 0.5), ...plane(half, 0.5), gold, 4) +
    ellipse(x - u * 0.75, floor - u * 0.62, u * 0.3, u * 0.16, painter.tone('#fbf5ea')) +
    ellipse(x + u * 0.75, floor - u * 0.62, u * 0.3, u * 0.16, painter.tone('#fbf5ea')) +
    path(cover, painter.gradient(lighten(blue, 0.06), blue)) +
    path(d`M${x - u * 0.62} ${floor - u * 0.88}Q${x} ${floor - u * 1.14} ${x + u * 0.62} ${floor - u * 0.88}`, 'none', {
      stroke: gold,
      'stroke-width': 5,
    }) +
    posts.join('') +
    swags.join('') +
    rect(x - u * 1.62, top - u * 0.02, u * 3.24, u * 0.3, blue) +
    rect(x - u * 1.62, top - u * 0.02, u * 3.24, u * 0.07, gold) +
    fringe +
    path(dome, painter.gradient(lighten(gold, 0.1), gold)) +
    ribs.join('') +
    circle(x, top - u * 1.58, u * 0.1, lighten(gold, 0.05)) +
    line(x, top - u * 1.62, x, top - u * 1.9, gold, 4) +
    flowers
  )
}
