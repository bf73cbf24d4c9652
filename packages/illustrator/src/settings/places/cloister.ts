import { lighten, mix } from '../../base/colour.ts'
import { type Point, SIDES } from '../../base/geometry.ts'
import { line, polygon, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawCypress } from '../../props/cypress.ts'
import { drawTufts } from '../ground.ts'
import { LAWN, turfFloor } from '../nature/seasons.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawCourt } from './parts/court.ts'
import { isLampLit } from './parts/glass.ts'
import { drawBush } from './parts/greenery.ts'
import { drawMasonry } from './parts/masonry.ts'
import { drawMoulding, drawOpening, type Opening } from './parts/opening.ts'
import { drawSlope } from './parts/roof.ts'
import { at, beside, facing, groundAt, level, type Plane, panel, stageHorizon, unitAt } from './parts/space.ts'

const COURT = { half: 7.4, height: 4.4, depth: 18 }
const STONE = '#d9c9a8'
const TILE = '#b06a4c'
const BELFRY = { middle: 8.6, half: 1.5, height: 12 }

/** Draws a monastery cloister: arcades on twin columns around a lawn with paths and box, and a bell tower behind. */
export const drawCloister: DrawSetting = (painter) => {
  const { season } = painter.spec
  const back =
    drawSky(painter) +
    drawBelfry(painter) +
    [-9.4, -7.6].map((right) => drawCypress(painter, ...at(right, 0, 26), 56, 330, 0.34)).join('') +
    drawRoof(painter, facing(COURT.depth), facing(COURT.depth + 3), -COURT.half, COURT.half) +
    SIDES.map((side) =>
      drawRoof(painter, beside(side * COURT.half), beside(side * (COURT.half + 3)), 7, COURT.depth),
    ).join('') +
    drawCourt(painter, COURT, STONE, LAWN[season]) +
    drawArcade(painter, facing(COURT.depth), -6.6, 1.65, 9, unitAt(COURT.depth)) +
    SIDES.map((side) => drawArcade(painter, beside(side * COURT.half), 8.2, 1.65, 6, unitAt(13))).join('') +
    drawPaths(painter) +
    drawTufts(painter, groundAt(COURT.depth), LAWN[season], 260) +
    SIDES.map((side) => [15.4, 12.6, 10.2].map((away) => drawBox(painter, side * 4.6, away)).join('')).join('')
  return { back, horizon: stageHorizon(COURT.depth), floor: turfFloor(season) }
}

/** Draws arches on twin columns above a low wall. `from` is the middle of the first arch on the wall, in metres. */
function drawArcade(painter: Painter, plane: Plane, from: number, step: number, count: number, unit: number): string {
  const stone = painter.tone(STONE, 0.07)
  const shade = isLampLit(painter) ? mix(stone, '#e8a04a', 0.55) : lighten(stone, -0.34)
  const end = from + step * count
  const masonry = drawMasonry(painter, plane, {
    left: from - step / 2,
    right: end,
    low: 3,
    high: 4.4,
    stone: [0.7, 0.3],
    colour: stone,
    share: 0.35,
  })
  return (
    masonry +
    repeat(count, (i) => {
      const middle = from + i * step
      const arch: Opening = { middle, width: step * 0.8, foot: 0.75, spring: 2.3, shape: 'round' }
      const [x, y] = plane(middle, 1.9)
      if (isLampLit(painter)) painter.glow(x, y, unit * 0.9, '#ffb860', 0.25)
      const columns = [-0.1, 0.1].map((dx) =>
        line(
          ...plane(middle + step / 2 + dx, 0.75),
          ...plane(middle + step / 2 + dx, 2.3),
          lighten(stone, 0.05),
          unit * 0.1,
          { 'stroke-linecap': 'butt' },
        ),
      )
      return (
        drawOpening(plane, arch, painter.gradient(shade, lighten(shade, 0.08))) +
        drawMoulding(plane, arch, lighten(stone, 0.06), unit * 0.1) +
        columns.join('') +
        polygon(panel(plane, middle + step / 2 - 0.2, 2.24, middle + step / 2 + 0.2, 2.42), lighten(stone, 0.02))
      )
    }) +
    polygon(panel(plane, from - step / 2, 0, end - step / 2, 0.75), lighten(stone, -0.03)) +
    line(...plane(from - step / 2, 0.76), ...plane(end - step / 2, 0.76), lighten(stone, 0.06), 5) +
    line(...plane(from - step / 2, 3.1), ...plane(end - step / 2, 3.1), lighten(stone, -0.1), 4)
  )
}

/** Draws the tiled roof that slopes down to the wall. */
function drawRoof(painter: Painter, wall: Plane, ridge: Plane, from: number, to: number): string {
  const corners: readonly [Point, Point, Point, Point] = [
    ridge(from, 6.2),
    ridge(to, 6.2),
    wall(to, COURT.height - 0.1),
    wall(from, COURT.height - 0.1),
  ]
  return drawSlope(painter, corners, painter.tone(TILE, 0.1), 5, Math.round((to - from) * 3))
}

function drawBelfry(painter: Painter): string {
  const plane = facing(25)
  const stone = painter.tone(STONE, 0.26)
  const { middle, half, height } = BELFRY
  const bells = [-0.6, 0.6].map(
    (dx): Opening => ({ middle: middle + dx, width: 0.8, foot: 9.2, spring: 10.6, shape: 'round' }),
  )
  return (
    polygon(
      panel(plane, middle - half, 0, middle + half, height),
      painter.gradient(lighten(stone, 0.04), lighten(stone, -0.1), { across: true }),
    ) +
    bells
      .map(
        (bell) => drawOpening(plane, bell, lighten(stone, -0.3)) + drawMoulding(plane, bell, lighten(stone, 0.06), 4),
      )
      .join('') +
    polygon(panel(plane, middle - half - 0.2, 8.4, middle + half + 0.2, 8.7), lighten(stone, 0.05)) +
    polygon(
      [plane(middle - half - 0.3, height), plane(middle, height + 2.2), plane(middle + half + 0.3, height)],
      painter.tone(TILE, 0.24),
    ) +
    line(...plane(middle, height + 2.1), ...plane(middle, height + 3.2), painter.tone('#3a3436', 0.2), 3) +
    line(...plane(middle - 0.3, height + 2.8), ...plane(middle + 0.3, height + 2.8), painter.tone('#3a3436', 0.2), 3)
  )
}

function drawPaths(painter: Painter): string {
  const floor = level(0)
  const gravel = painter.tone('#cfbf9c')
  return (
    polygon(panel(floor, -1.5, 3, 1.5, COURT.depth), gravel) +
    polygon(panel(floor, -COURT.half, 12.2, COURT.half, 13.6), gravel)
  )
}

function drawBox(painter: Painter, right: number, away: number): string {
  const u = unitAt(away)
  const [x, y] = at(right, 0, away)
  return drawBush(painter, { x, y, width: u * 1.1, height: u, colour: painter.tone('#4f7346', 0.06), dabs: 50 })
}
