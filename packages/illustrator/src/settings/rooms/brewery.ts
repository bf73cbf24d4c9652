import { lighten } from '../../base/colour.ts'
import { SIDES } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, polygon, rect, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { windowFill } from '../places/parts/glass.ts'
import { drawContact } from '../places/parts/greenery.ts'
import { drawHall } from '../places/parts/hall.ts'
import { shineLamp } from '../places/parts/lamp.ts'
import { drawMasonry } from '../places/parts/masonry.ts'
import { drawBars, drawMoulding, drawOpening, type Opening } from '../places/parts/opening.ts'
import { drawSlabs } from '../places/parts/paving.ts'
import { at, beside, facing, panel, stageHorizon, unitAt } from '../places/parts/space.ts'
import type { DrawSetting } from '../setting.ts'

const HALL = { half: 7, height: 5.6, depth: 15 }
const BRICK = '#a5614a'
const COPPER = '#c8743f'
const STEEL = '#b9c1c6'

/** Draws a brewery: copper kettles, steel tanks, pipes, kegs and brick walls. */
export const drawBrewery: DrawSetting = (painter) => {
  const brick = painter.tone(BRICK, 0.05)
  const floor = { half: HALL.half, depth: HALL.depth, size: 1.2, colour: '#9d958b' }
  const back =
    drawHall(painter, HALL, { wall: BRICK, floor: '#9d958b', ceiling: '#5d5450' }) +
    drawMasonry(painter, facing(HALL.depth), {
      left: -7,
      right: 7,
      low: 0,
      high: 5.5,
      stone: [0.46, 0.18],
      colour: brick,
      share: 0.4,
    }) +
    SIDES.map((side) =>
      drawMasonry(painter, beside(side * HALL.half), {
        left: 7,
        right: 15,
        low: 0,
        high: 5.4,
        stone: [0.5, 0.18],
        colour: lighten(brick, -0.06),
        share: 0.3,
      }),
    ).join('') +
    [-5.4, 0, 5.4].map((middle) => drawWindow(painter, middle)).join('') +
    drawPipes(painter) +
    drawSlabs(painter, floor) +
    [14, 12, 10, 8.2].map((z) => SIDES.map((side) => drawTank(painter, side, z)).join('')).join('') +
    SIDES.map((side) => drawKettle(painter, side * 2.5)).join('') +
    SIDES.map((side) => drawKegs(painter, side)).join('') +
    [13, 10, 7.4].map((z) => [-2.6, 2.6].map((right) => drawShade(painter, right, z)).join('')).join('')
  return { back, horizon: stageHorizon(HALL.depth - 2), indoor: true, floor: 'stone' }
}

function drawWindow(painter: Painter, middle: number): string {
  const plane = facing(HALL.depth)
  const opening: Opening = { middle, width: 2.5, foot: 2.4, spring: 4.3, shape: 'segment' }
  const iron = painter.tone('#2f2d31')
  return (
    drawOpening(plane, opening, windowFill(painter)) +
    drawBars(plane, opening, 5, 4, iron, 3) +
    drawMoulding(plane, opening, painter.tone('#c08a6c'), 10)
  )
}

/** Draws a domed copper kettle with a chimney and a hatch. */
function drawKettle(painter: Painter, right: number): string {
  const away = HALL.depth - 1.7
  const u = unitAt(away)
  const [x, y] = at(right, 0, away)
  const copper = painter.tone(COPPER)
  const sheen = painter.gradient(lighten(copper, 0.13), lighten(copper, -0.16), { across: true })
  const top = at(right, HALL.height, away)[1]
  const bands = [0.5, 1, 1.5].map((up) =>
    line(x - u * 1.25, y - up * u, x + u * 1.25, y - up * u, lighten(copper, -0.12), 4),
  )
  const rivets = repeat(14, (i) => circle(x - u * 1.15 + i * u * 0.177, y - u * 1.74, 3, lighten(copper, 0.16)))
  return (
    drawContact(painter, x, y, u * 1.4) +
    rect(x - u * 0.16, top, u * 0.32, y - u * 2.9 - top, sheen) +
    path(
      d`M${x - u * 1.28} ${y - u * 1.68}C${x - u * 1.2} ${y - u * 2.5} ${x - u * 0.4} ${y - u * 2.6} ${x - u * 0.2} ${y - u * 3.1}H${x + u * 0.2}C${x + u * 0.4} ${y - u * 2.6} ${x + u * 1.2} ${y - u * 2.5} ${x + u * 1.28} ${y - u * 1.68}Z`,
      sheen,
    ) +
    rect(x - u * 1.26, y - u * 1.7, u * 2.52, u * 1.7, sheen) +
    bands.join('') +
    rect(x - u * 1.34, y - u * 1.8, u * 2.68, u * 0.14, lighten(copper, 0.06), { rx: 5 }) +
    rivets +
    ellipse(x - u * 0.5, y - u * 2.16, u * 0.26, u * 0.19, lighten(copper, -0.2)) +
    ellipse(x - u * 0.5, y - u * 2.16, u * 0.2, u * 0.13, lighten(copper, 0.05)) +
    circle(x + u * 0.5, y - u * 0.9, u * 0.17, painter.tone('#f2ead8')) +
    line(x + u * 0.5, y - u * 0.9, x + u * 0.58, y - u * 0.98, '#2b2a2f', 2.5)
  )
}

/** Draws a tall steel tank with a cone at its base. */
function drawTank(painter: Painter, side: number, away: number): string {
  const u = unitAt(away)
  const [x, y] = at(side * 5.6, 0, away)
  const steel = painter.tone(STEEL, 0.03)
  const sheen = painter.gradient(lighten(steel, 0.07), lighten(steel, -0.17), { across: true })
  const half = u * 0.86
  const legs = SIDES.map((k) => line(x + k * half * 0.7, y - u, x + k * half * 0.7, y, lighten(steel, -0.15), u * 0.09))
  const seams = [1.6, 2.4, 3.1].map((up) => line(x - half, y - up * u, x + half, y - up * u, lighten(steel, -0.1), 2))
  return (
    drawContact(painter, x, y, u) +
    legs.join('') +
    path(
      d`M${x - half} ${y - u * 0.95}V${y - u * 3.4}Q${x - half} ${y - u * 3.8} ${x} ${y - u * 3.85}Q${x + half} ${y - u * 3.8} ${x + half} ${y - u * 3.4}V${y - u * 0.95}L${x + u * 0.1} ${y - u * 0.3}H${x - u * 0.1}Z`,
      sheen,
    ) +
    seams.join('') +
    ellipse(x - side * u * 0.1, y - u * 1.25, u * 0.24, u * 0.19, lighten(steel, -0.13)) +
    ellipse(x - side * u * 0.1, y - u * 1.25, u * 0.18, u * 0.13, lighten(steel, 0.06)) +
    circle(x, y - u * 2, u * 0.11, painter.tone('#f2ead8'))
  )
}

function drawPipes(painter: Painter): string {
  const plane = facing(HALL.depth - 0.4)
  const [steel, copper] = [painter.tone(STEEL), painter.tone(COPPER)]
  const run = (up: number, colour: string) =>
    line(...plane(-7, up), ...plane(7, up), lighten(colour, -0.04), 9) +
    line(...plane(-7, up + 0.04), ...plane(7, up + 0.04), lighten(colour, 0.1), 3)
  const [x1, y1] = plane(-4, 2.1)
  const [x2, y2] = plane(4, 2.1)
  return (
    run(4.9, steel) +
    run(5.2, copper) +
    stroke(d`M${x1} ${plane(0, 4.9)[1]}V${y1}M${x2} ${plane(0, 4.9)[1]}V${y2}`, lighten(steel, -0.03), 8)
  )
}

function drawKegs(painter: Painter, side: number): string {
  const steel = painter.tone(STEEL)
  return [
    [4.1, 11.6, 0],
    [4.75, 11.6, 0],
    [4.4, 11.6, 0.62],
  ]
    .map(([right = 4, away = 11, up = 0]) => {
      const u = unitAt(away)
      const [x, y] = at(side * right, up, away)
      return (
        rect(
          x - u * 0.29,
          y - u * 0.6,
          u * 0.58,
          u * 0.6,
          painter.gradient(lighten(steel, 0.05), lighten(steel, -0.16), { across: true }),
          { rx: u * 0.08 },
        ) +
        [0.14, 0.3, 0.46]
          .map((k) => line(x - u * 0.29, y - k * u, x + u * 0.29, y - k * u, lighten(steel, -0.14), 2.4))
          .join('') +
        polygon(
          panel((a, b) => [x + a * u, y - b * u], -0.29, 0.24, 0.29, 0.36),
          painter.tone('#2f5a48'),
        )
      )
    })
    .join('')
}

/** Draws an industrial lamp with an enamel shade. */
function drawShade(painter: Painter, right: number, z: number): string {
  const u = unitAt(z)
  const [x, top] = at(right, HALL.height, z)
  const [, y] = at(right, 4.1, z)
  shineLamp(painter, x, y + u * 0.1, u * 0.9)
  const enamel = painter.tone('#24302c')
  return (
    line(x, top, x, y - u * 0.3, enamel, 3) +
    path(
      d`M${x - u * 0.42} ${y}Q${x - u * 0.34} ${y - u * 0.26} ${x} ${y - u * 0.34}Q${x + u * 0.34} ${y - u * 0.26} ${x + u * 0.42} ${y}Z`,
      enamel,
    ) +
    ellipse(x, y, u * 0.2, u * 0.06, '#ffe6ae')
  )
}
