import { lighten, mix } from '../../base/colour.ts'
import { listOf, SIDES } from '../../base/geometry.ts'
import { ellipse, line, polygon, polyline, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawCourt } from './parts/court.ts'
import { isLampLit } from './parts/glass.ts'
import { drawPottedTree } from './parts/greenery.ts'
import { drawHangingLantern } from './parts/lamp.ts'
import { drawMoulding, drawOpening, type Opening } from './parts/opening.ts'
import { drawSlabs } from './parts/paving.ts'
import { at, beside, facing, level, type Plane, panel, stageHorizon, unitAt } from './parts/space.ts'
import { drawTiling, starOn } from './parts/tiles.ts'

const COURT = { half: 6.2, height: 7.4, depth: 16 }
const PLASTER = '#eadfc8'
const FLOOR = '#cdb595'
const CEDAR = '#8a5433'
const EMERALD = '#2f7a5f'
const ZELLIGE = ['#2f6f8f', '#e9e0ca', '#2f7a5f', '#d9a441', '#1f4f7a'] as const
const DADO = 1.25
const GALLERY = 4.3
const ORANGE = '#e8842c'

/**
 * Draws a Moroccan courtyard: horseshoe arches, zellige walls, a cedar gallery, a star-shaped basin and orange trees.
 */
export const drawRiad: DrawSetting = (painter) => {
  const plaster = painter.tone(PLASTER, 0.08)
  const end = facing(COURT.depth)
  const walls = SIDES.map((side) => {
    const wall = beside(side * COURT.half)
    return drawWall(painter, plaster, wall, [8.2, 16], [14.2, 10.6])
  })
  const back =
    drawSky(painter) +
    drawCourt(painter, COURT, PLASTER, FLOOR) +
    drawWall(painter, plaster, end, [-COURT.half, COURT.half], [-4.2, 0, 4.2]) +
    walls.join('') +
    drawEaves(painter) +
    drawSlabs(painter, { ...COURT, size: 0.9, colour: FLOOR }) +
    drawBasin(painter) +
    drawTrees(painter)
  return { back, horizon: stageHorizon(COURT.depth), floor: 'tiles' }
}

function drawWall(
  painter: Painter,
  plaster: string,
  plane: Plane,
  [left, right]: readonly [number, number],
  bays: readonly number[],
): string {
  const dado = drawTiling(painter, plane, { left, right, low: 0, high: DADO, size: 0.62, colours: ZELLIGE })
  const border = line(...plane(left, DADO + 0.06), ...plane(right, DADO + 0.06), painter.tone(EMERALD, 0.08), 6)
  const cedar = painter.tone(CEDAR, 0.06)
  const stucco = repeat(Math.floor((right - left) / 0.34), (i) => {
    const x = left + 0.17 + i * 0.34
    return polyline(
      [
        plane(x - 0.15, GALLERY - 0.62),
        plane(x, GALLERY - 0.3),
        plane(x + 0.15, GALLERY - 0.62),
        plane(x, GALLERY - 0.9),
      ],
      true,
    )
  })
  const gallery = polygon(panel(plane, left, GALLERY - 0.22, right, GALLERY), cedar)
  const rail = line(...plane(left, GALLERY + 0.95), ...plane(right, GALLERY + 0.95), cedar, 7)
  const screen = listOf(Math.floor((right - left) / 0.2), (i) =>
    line(...plane(left + i * 0.2, GALLERY), ...plane(left + i * 0.2, GALLERY + 0.95), lighten(cedar, -0.05), 2),
  )
  const upper = bays.map((middle) => {
    const opening: Opening = { middle, width: 1.5, foot: GALLERY, spring: GALLERY + 1.55, shape: 'horseshoe' }
    return (
      drawOpening(plane, opening, shadeOf(painter, plaster)) + drawMoulding(plane, opening, lighten(plaster, 0.04), 7)
    )
  })
  return (
    dado +
    border +
    stroke(stucco, lighten(plaster, -0.09), 2.2) +
    upper.join('') +
    gallery +
    screen.join('') +
    rail +
    bays.map((middle) => drawArch(painter, plaster, plane, middle)).join('')
  )
}

function shadeOf(painter: Painter, plaster: string): string {
  const shade = isLampLit(painter) ? mix(plaster, '#e59a48', 0.55) : lighten(plaster, -0.34)
  return painter.gradient(shade, lighten(shade, 0.07))
}

function drawArch(painter: Painter, plaster: string, plane: Plane, middle: number): string {
  const isDoor = middle === 0
  const opening: Opening = { middle, width: isDoor ? 2.7 : 2.1, foot: 0, spring: isDoor ? 2 : 1.9, shape: 'horseshoe' }
  const [x, y] = plane(middle, 2.8)
  if (isLampLit(painter)) painter.glow(x, y + 40, 120, '#ffae54', 0.5)
  const half = opening.width / 2 + 0.5
  const surround = panel(plane, middle - half, 0, middle + half, opening.spring + opening.width * 0.62 + 0.35)
  const tiled = drawTiling(painter, plane, {
    left: middle - half,
    right: middle + half,
    low: 0,
    high: 1.25,
    size: 0.5,
    colours: ZELLIGE,
  })
  return (
    polygon(surround, painter.gradient(lighten(plaster, 0.05), lighten(plaster, -0.02))) +
    tiled +
    stroke(polyline(surround), painter.tone(EMERALD, 0.06), 5) +
    drawMoulding(plane, opening, painter.tone('#d9a441', 0.05), 14) +
    drawOpening(plane, opening, shadeOf(painter, plaster)) +
    drawMoulding(plane, { ...opening, width: opening.width + 0.1 }, lighten(plaster, 0.05), 5) +
    drawHangingLantern(painter, x, y, y + (isDoor ? 62 : 50), isDoor ? 36 : 30)
  )
}

function drawEaves(painter: Painter): string {
  const green = painter.tone('#2e8468', 0.08)
  const eave = (plane: Plane, left: number, right: number) =>
    polygon(panel(plane, left, COURT.height - 0.1, right, COURT.height + 0.55), green) +
    repeat(Math.floor((right - left) / 0.36), (i) =>
      line(
        ...plane(left + i * 0.36, COURT.height - 0.1),
        ...plane(left + i * 0.36, COURT.height + 0.55),
        lighten(green, i % 2 ? 0.06 : -0.06),
        4,
      ),
    ) +
    line(...plane(left, COURT.height - 0.15), ...plane(right, COURT.height - 0.15), painter.tone(CEDAR, 0.06), 8)
  return (
    eave(facing(COURT.depth), -COURT.half, COURT.half) +
    SIDES.map((side) => eave(beside(side * COURT.half), 8.2, COURT.depth)).join('')
  )
}

/** Draws a low basin. Its rim is level with the floor, so that it hides no people. */
function drawBasin(painter: Painter): string {
  const floor = level(0.02)
  const away = 13.2
  const water = mix(painter.tone('#3f9aa5'), painter.light.sky[1], 0.35)
  const [x, y] = floor(0, away)
  const unit = unitAt(away)
  const ripples = [0.34, 0.6, 0.85].map((share) =>
    ellipse(x, y, unit * share, unit * share * 0.13, 'none', {
      stroke: lighten(water, 0.1),
      'stroke-width': 1.6,
      opacity: 0.7,
    }),
  )
  return (
    polygon(starOn(floor, 0, away, 2.5), painter.tone(ZELLIGE[4])) +
    polygon(starOn(floor, 0, away, 2.2), painter.tone(ZELLIGE[1])) +
    polygon(starOn(floor, 0, away, 1.95), painter.tone(ZELLIGE[2])) +
    polygon(starOn(floor, 0, away, 1.6), painter.gradient(lighten(water, 0.06), water)) +
    ripples.join('')
  )
}

function drawTrees(painter: Painter): string {
  const leaf = painter.tone('#3f7048', 0.02)
  return [
    [13.8, 4.8],
    [10.4, 4.9],
    [7.6, 4.7],
  ]
    .flatMap(([away = 1, right = 1]) =>
      SIDES.map((side) => {
        const [x, y] = at(side * right, 0, away)
        return drawPottedTree(painter, x, y, unitAt(away) * 2.5, leaf, ORANGE)
      }),
    )
    .join('')
}
