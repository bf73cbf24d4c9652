import { lighten, mix } from '../../base/colour.ts'
import { lerp, listOf, type Point, SIDES, toRadians } from '../../base/geometry.ts'
import { ellipse, line, polygon, polyline, rect, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawCypress } from '../../props/cypress.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawGround } from '../ground.ts'
import { drawBrushwork } from '../nature/land.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { isLampLit } from './parts/glass.ts'
import { drawContact } from './parts/greenery.ts'
import { drawMoulding, drawOpening, type Opening } from './parts/opening.ts'
import { at, EYE, groundAt, panel, stageHorizon, unitAt } from './parts/space.ts'

const STONE = '#d6c5a4'
const SAND = '#d8bf92'
const ROWS = 8
const ROW = { depth: 0.95, height: 0.72 }
/** The distances of the stage's centre from the viewer, and of the first row from this centre, in metres. */
const CENTRE_AWAY = 6
const NEAREST_ROW = 13
const DEPTH = CENTRE_AWAY + NEAREST_ROW
const STEPS = 60
/** The angle at which the rows end on each side, in degrees. */
const FROM = 14
const ARCHES = 19

/** Draws a Roman amphitheatre: curved rows of stone seats, an arcade above them, and broken columns. */
export const drawAmphitheatre: DrawSetting = (painter) => {
  const edge = groundAt(DEPTH)
  const back =
    drawSky(painter) +
    drawRidge(painter, {
      y: EYE.horizon - 150,
      rise: 90,
      frequency: 1.3,
      fill: painter.tone('#8f9f86', 0.66),
      name: 'far',
    }) +
    [120, 210, 1330, 1420].map((x, i) => drawCypress(painter, x, 330, 50, 190 + (i % 2) * 50, 0.5)).join('') +
    drawArcade(painter) +
    drawGround(painter, edge, SAND) +
    listOf(ROWS, (i) => drawRow(painter, ROWS - 1 - i)).join('') +
    drawStairs(painter) +
    drawBrushwork(painter, { from: edge, colour: SAND, count: 260 }) +
    SIDES.map((side) => drawColumns(painter, side)).join('')
  return { back, horizon: stageHorizon(DEPTH), floor: 'sand', mild: true }
}

/** Returns a point of a row: an angle around the stage, and a height above the front edge of the row, in metres. */
function pointOf(row: number, degrees: number, up = 0): Point {
  const reach = NEAREST_ROW + row * ROW.depth
  const angle = toRadians(degrees)
  return at(reach * Math.cos(angle), row * ROW.height + up, CENTRE_AWAY + reach * Math.sin(angle))
}

function drawRow(painter: Painter, row: number): string {
  const stone = painter.tone(STONE, 0.1 + row * 0.03)
  const arc = (of: number, up: number) =>
    listOf(STEPS + 1, (i): Point => pointOf(of, FROM + ((180 - FROM * 2) * i) / STEPS, up))
  const front = [...arc(row, 0), ...arc(row, ROW.height).toReversed()]
  const joints = repeat(46, (i) => {
    const degrees = FROM + ((i + (row % 2) * 0.5) * (180 - FROM * 2)) / 46
    return line(...pointOf(row, degrees), ...pointOf(row, degrees, ROW.height), lighten(stone, -0.16), 1.4, {
      opacity: 0.45,
    })
  })
  const lip = stroke(polyline(arc(row, ROW.height)), lighten(stone, 0.06), 5)
  return polygon(front, painter.gradient(lighten(stone, 0.01), lighten(stone, -0.1))) + joints + lip
}

/** Draws the stairs between the blocks of seats. */
function drawStairs(painter: Painter): string {
  const stone = painter.tone(STONE, 0.2)
  return [48, 75, 105, 132]
    .map((degrees) =>
      repeat(ROWS * 2, (i) => {
        const row = ROWS - 0.5 - i / 2
        const corners = [
          pointOf(row, degrees - 1.5),
          pointOf(row, degrees + 1.5),
          pointOf(row, degrees + 1.5, 0.4),
          pointOf(row, degrees - 1.5, 0.4),
        ]
        return polygon(corners, lighten(stone, i % 2 ? -0.1 : 0.04))
      }),
    )
    .join('')
}

/** Draws the arcade along the top of the seats, broken on the right. */
function drawArcade(painter: Painter): string {
  const stone = painter.tone(STONE, 0.3)
  const lit = isLampLit(painter)
  const shade = lit ? mix(stone, '#e8a04a', 0.6) : lighten(stone, -0.24)
  const gap = (180 - FROM * 2) / ARCHES
  return repeat(ARCHES, (i) => {
    const middle = FROM + gap * (i + 0.5)
    const plane = (along: number, up: number): Point => pointOf(ROWS, middle - (along * gap) / 2, up)
    const height = i > 3 ? 3.6 : 1.2 + ((i * 13) % 7) * 0.3
    const arch: Opening = { middle: 0, width: 1.1, foot: 0, spring: 1.6, shape: 'round' }
    const [x, y] = plane(0, 1.2)
    if (lit) painter.glow(x, y, 70, '#ffb860', 0.3)
    return (
      polygon(panel(plane, -1.03, 0, 1.03, height), painter.gradient(lighten(stone, 0.03), lighten(stone, -0.06))) +
      (height > 3 ? drawOpening(plane, arch, shade) + drawMoulding(plane, arch, lighten(stone, 0.06), 4) : '') +
      (height > 3 ? polygon(panel(plane, -1.05, height - 0.3, 1.05, height), lighten(stone, 0.05)) : '')
    )
  })
}

/** Draws columns at both sides of the stage; some are broken. */
function drawColumns(painter: Painter, side: number): string {
  return [
    [16, 7.8, 5.2],
    [12.5, 7.4, 2.4],
    [10, 6.9, 5.2],
  ]
    .map(([away = 10, right = 7, height = 5]) => {
      const u = unitAt(away)
      const [x, y] = at(side * right, 0, away)
      const marble = painter.tone('#e6dac2', 0.04)
      const top = y - height * u
      const flutes = repeat(5, (i) =>
        line(x + (i - 2) * u * 0.14, top + 6, x + (i - 2) * u * 0.15, y - u * 0.3, lighten(marble, -0.1), 1.8),
      )
      const capital =
        height > 4
          ? polygon(
              [
                [x - u * 0.4, top],
                [x - u * 0.58, top - u * 0.4],
                [x + u * 0.58, top - u * 0.4],
                [x + u * 0.4, top],
              ],
              lighten(marble, 0.02),
            ) + rect(x - u * 0.66, top - u * 0.52, u * 1.32, u * 0.14, lighten(marble, 0.04))
          : ellipse(x, top, u * 0.4, u * lerp(0.1, 0.14, 0.5), lighten(marble, -0.04))
      return (
        drawContact(painter, x, y, u) +
        rect(
          x - u * 0.4,
          top,
          u * 0.8,
          y - top,
          painter.gradient(lighten(marble, 0.04), lighten(marble, -0.14), { across: true }),
        ) +
        flutes +
        rect(x - u * 0.54, y - u * 0.28, u * 1.08, u * 0.3, lighten(marble, -0.03)) +
        capital
      )
    })
    .join('')
}
