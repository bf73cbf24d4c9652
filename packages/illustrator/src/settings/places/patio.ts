import { lighten, mix } from '../../base/colour.ts'
import { type Point, SIDES } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, polygon, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawCourt } from './parts/court.ts'
import { isLampLit } from './parts/glass.ts'
import { drawPottedTree } from './parts/greenery.ts'
import { drawHangingLantern } from './parts/lamp.ts'
import { drawMoulding, drawOpening, type Opening } from './parts/opening.ts'
import { drawChequers } from './parts/paving.ts'
import { drawSlope } from './parts/roof.ts'
import { at, beside, facing, type Plane, panel, stageHorizon, unitAt } from './parts/space.ts'
import { drawTiling } from './parts/tiles.ts'

const COURT = { half: 6.6, height: 6.6, depth: 17 }
const LIME = '#f8f3ea'
const FLOOR = '#c99a70'
const TILE = '#b8674a'
const POT = '#2456a6'
const GERANIUMS = ['#d8324a', '#e8557a', '#c9243c', '#f08aa0'] as const
const AZULEJOS = ['#f1ece0', '#2456a6', '#d9a441', '#2f7a8f'] as const

/** Draws an Andalusian patio: white walls with blue pots of geraniums, tiles, arches, a fountain and orange trees. */
export const drawPatio: DrawSetting = (painter) => {
  const back =
    drawSky(painter) +
    drawCourt(painter, COURT, LIME, FLOOR) +
    drawChequers(painter, { half: COURT.half, depth: COURT.depth, size: 0.9, colour: '#b5835c' }, 0.45) +
    drawBackWall(painter) +
    SIDES.map((side) => drawSideWall(painter, side)).join('') +
    painter.mark('object:fountain', drawFountain(painter)) +
    SIDES.map((side) => drawOrangeTree(painter, side)).join('')
  return { back, horizon: stageHorizon(COURT.depth), floor: 'tiles', mild: true }
}

function drawOrangeTree(painter: Painter, side: number): string {
  const away = 12.6
  const [x, y] = at(side * 5.5, 0, away)
  return drawPottedTree(painter, x, y, unitAt(away) * 3, painter.tone('#3f7048', 0.02), '#f08a24')
}

/** Draws the arcade at the end with a gallery of windows and a tiled roof above. */
function drawBackWall(painter: Painter): string {
  const plane = facing(COURT.depth)
  const lime = painter.tone(LIME, 0.06)
  const arches = [-4.4, -1.5, 1.5, 4.4].map((middle) => {
    const opening: Opening = { middle, width: 2.3, foot: 0, spring: 1.9, shape: 'round' }
    const [x, y] = plane(middle, 2.9)
    const [px, foot] = plane(middle + 1.45, 0)
    const [, head] = plane(middle, 1.9)
    const column = middle < 4 ? line(px, foot, px, head, lighten(lime, 0.02), 12, { 'stroke-linecap': 'butt' }) : ''
    return (
      drawOpening(plane, opening, shadeOf(painter)) +
      drawMoulding(plane, opening, painter.tone('#e0b35a', 0.05), 12) +
      drawHangingLantern(painter, x, y, y + 54, 32) +
      column
    )
  })
  const windows = [-4.4, 0, 4.4].map((middle) => drawGrille(painter, plane, middle, 4.3))
  return (
    drawTiling(painter, plane, { left: -6.6, right: 6.6, low: 3.5, high: 3.9, size: 0.44, colours: AZULEJOS }) +
    arches.join('') +
    windows.join('') +
    painter.mark(
      'object:potted-plants',
      drawPots(painter, plane, [-5.9, -3.1, -2.2, -1.3, 1.3, 2.2, 3.1, 5.9], [4.4, 5.4]),
    ) +
    drawRoof(painter, plane, -COURT.half, COURT.half)
  )
}

function drawSideWall(painter: Painter, side: number): string {
  const wall = beside(side * COURT.half)
  const door: Opening = { middle: 13.6, width: 1.8, foot: 0, spring: 2, shape: 'round' }
  const blue = painter.tone(POT, 0.06)
  const plank = mix(blue, painter.tone('#6d4a34'), 0.2)
  return (
    drawTiling(painter, wall, { left: 7.6, right: 17, low: 0, high: 1, size: 0.6, colours: AZULEJOS }) +
    line(...wall(7.4, 1.04), ...wall(17, 1.04), painter.tone(POT, 0.06), 6) +
    drawOpening(wall, door, plank) +
    drawMoulding(wall, door, painter.tone('#e0b35a', 0.05), 12) +
    [10.4, 15.9].map((middle) => drawGrille(painter, wall, middle, 3.6)).join('') +
    painter.mark(
      'object:potted-plants',
      drawPots(painter, wall, [8.4, 9.2, 10.2, 11.2, 12.2, 15, 16.2], [1.7, 2.6, 3.4]),
    ) +
    painter.mark('object:potted-plants', drawPots(painter, wall, [8.8, 11.8, 13, 14.2], [4.3, 5.3])) +
    drawRoof(painter, wall, 7, COURT.depth)
  )
}

function shadeOf(painter: Painter): string {
  const lime = painter.tone(LIME, 0.08)
  const shade = isLampLit(painter) ? mix(lime, '#e59a48', 0.5) : lighten(lime, -0.32)
  return painter.gradient(shade, lighten(shade, 0.08))
}

/** Draws a window behind a black iron grille. */
function drawGrille(painter: Painter, plane: Plane, middle: number, foot: number): string {
  const opening: Opening = { middle, width: 1.1, foot, spring: foot + 1.5, shape: 'square' }
  const iron = painter.tone('#2b2a2e', 0.06)
  const bars = repeat(6, (i) =>
    line(...plane(middle - 0.5 + i * 0.2, foot), ...plane(middle - 0.5 + i * 0.2, foot + 1.5), iron, 2),
  )
  return (
    drawMoulding(plane, opening, painter.tone(POT, 0.06), 9) +
    drawOpening(plane, opening, shadeOf(painter)) +
    bars +
    line(...plane(middle - 0.55, foot + 0.75), ...plane(middle + 0.55, foot + 0.75), iron, 2)
  )
}

/** Draws blue pots of geraniums that hang on a wall. */
function drawPots(painter: Painter, plane: Plane, places: readonly number[], heights: readonly number[]): string {
  const { random } = painter
  const blue = painter.tone(POT, 0.04)
  return heights
    .map((up, row) =>
      places
        .map((along, i) => {
          if ((i + row) % 2) return ''
          const [x, y] = plane(along, up)
          const s = Math.abs(plane(along, up + 0.36)[1] - y)
          const leaves = repeat(9, () =>
            ellipse(
              x + random.range(-1, 1) * s,
              y - random.range(0.75, 1.5) * s,
              s * 0.3,
              s * 0.22,
              painter.tone('#4f7f45', 0.05),
            ),
          )
          const blooms = repeat(9, () =>
            circle(
              x + random.range(-1, 1) * s,
              y - random.range(0.95, 1.75) * s,
              s * 0.21,
              painter.tone(random.pick(GERANIUMS), 0.02),
            ),
          )
          return (
            leaves +
            path(
              d`M${x - s * 0.6} ${y - s}H${x + s * 0.6}L${x + s * 0.4} ${y}H${x - s * 0.4}Z`,
              painter.gradient(lighten(blue, 0.07), lighten(blue, -0.08), { across: true }),
            ) +
            line(x - s * 0.66, y - s, x + s * 0.66, y - s, lighten(blue, 0.1), s * 0.16) +
            blooms
          )
        })
        .join(''),
    )
    .join('')
}

function drawRoof(painter: Painter, plane: Plane, from: number, to: number): string {
  const tile = painter.tone(TILE, 0.06)
  const corners: readonly [Point, Point, Point, Point] = [
    plane(from, COURT.height + 0.9),
    plane(to, COURT.height + 0.9),
    plane(to, COURT.height),
    plane(from, COURT.height),
  ]
  const lip = panel(plane, from, COURT.height - 0.12, to, COURT.height)
  return drawSlope(painter, corners, tile, 2, Math.round((to - from) * 3)) + polygon(lip, lighten(tile, -0.12))
}

/** Draws a low tiled fountain with a jet, at the end of the patio. */
function drawFountain(painter: Painter): string {
  const away = 15.2
  const u = unitAt(away)
  const [x, y] = at(0, 0, away)
  const stone = painter.tone('#e8dfcf', 0.05)
  const water = mix(painter.tone('#5fb0b8'), painter.light.sky[1], 0.3)
  const jet = (dx: number, up: number) =>
    d`M${x} ${y - u * 1.5}Q${x + dx * u * 0.6} ${y - u * up} ${x + dx * u} ${y - u * 0.5}`
  const drops = [-0.7, -0.4, 0.4, 0.7].map((dx) =>
    path(jet(dx, 1.9), 'none', { stroke: lighten(water, 0.16), 'stroke-width': 3, opacity: 0.8 }),
  )
  const side = polygon(
    [
      [x - u * 1.3, y - u * 0.45],
      [x + u * 1.3, y - u * 0.45],
      [x + u * 1.3, y - u * 0.02],
      [x - u * 1.3, y - u * 0.02],
    ],
    painter.tone(POT, 0.05),
  )
  const stars = repeat(9, (i) =>
    circle(x - u * 1.12 + i * u * 0.28, y - u * 0.23, u * 0.09, i % 2 ? stone : painter.tone('#d9a441')),
  )
  return (
    side +
    stars +
    ellipse(x, y - u * 0.02, u * 1.3, u * 0.12, painter.tone(POT, 0.05)) +
    ellipse(x, y - u * 0.47, u * 1.36, u * 0.16, stone) +
    ellipse(x, y - u * 0.48, u * 1.16, u * 0.11, water) +
    line(x, y - u * 0.5, x, y - u * 1.1, stone, u * 0.18) +
    ellipse(x, y - u * 1.1, u * 0.5, u * 0.09, stone) +
    line(x, y - u * 1.1, x, y - u * 1.6, lighten(water, 0.16), 4) +
    drops.join('')
  )
}
