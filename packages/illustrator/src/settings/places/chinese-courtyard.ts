import { lighten } from '../../base/colour.ts'
import { CENTRE, HEIGHT, listOf, SIDES, WIDTH } from '../../base/geometry.ts'
import { circle, ellipse, line, polygon, rect, repeat, ring } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawTree } from '../../props/tree.ts'
import { drawGround } from '../ground.ts'
import { FOLIAGE } from '../season.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky, skyFill } from '../sky.ts'
import { drawEasternRoof } from './parts/eastern-roof.ts'
import { isLampLit } from './parts/glass.ts'
import { drawPottedTree } from './parts/greenery.ts'
import { drawPaperLantern, shineLamp } from './parts/lamp.ts'
import { drawSlabs, drawWear } from './parts/paving.ts'
import { at, groundAt, stageHorizon, unitAt } from './parts/space.ts'
import { clipTo } from './parts/stained.ts'

const AWAY = 18
const FOOT = groundAt(AWAY)
const UNIT = unitAt(AWAY)
const FLOOR = '#b3aca0'
const RED = '#b3261e'
const TILE = '#4d5a60'
const JADE = '#2f7d6b'
const GOLD = '#d8a63f'
const MOON_GATE = { x: CENTRE, y: FOOT - UNIT * 1.72, radius: UNIT * 1.85 }

/** Draws a courtyard between two halls with red columns and upturned eaves, and a moon gate that leads to a garden. */
export const drawChineseCourtyard: DrawSetting = (painter) => {
  const paved = { half: 16, depth: AWAY, size: 1, colour: FLOOR }
  const back =
    drawSky(painter) +
    [0.12, 0.36, 0.64, 0.9]
      .map((share) =>
        drawTree(painter, {
          x: WIDTH * share,
          y: FOOT - 60,
          width: 260,
          height: 330,
          colour: FOLIAGE[painter.spec.season],
          depth: 0.55,
        }),
      )
      .join('') +
    drawGateWall(painter) +
    SIDES.map((side) => drawHallFront(painter, CENTRE + side * 505)).join('') +
    drawGround(painter, FOOT, FLOOR) +
    drawWear(painter, paved, 70) +
    drawSlabs(painter, paved) +
    drawLanterns(painter)
  return { back, horizon: stageHorizon(AWAY), floor: 'stone' }
}

function drawGateWall(painter: Painter): string {
  const wall = painter.tone('#efe8dc', 0.1)
  const tile = painter.tone(TILE, 0.1)
  const top = FOOT - UNIT * 4.5
  const { x, y, radius } = MOON_GATE
  const caps = repeat(44, (i) => ellipse(x - 345 + i * 16, top - 4, 8, 10, lighten(tile, i % 2 ? 0.02 : -0.05)))
  const outline = listOf(40, (i) => [x + Math.cos(i / 6.366) * radius, y + Math.sin(i / 6.366) * radius] as const)
  const { season } = painter.spec
  const view =
    rect(x - radius, y - radius, radius * 2, radius * 2, skyFill(painter)) +
    drawTree(painter, {
      x: x + radius * 0.5,
      y: y + radius * 0.75,
      width: radius * 1.3,
      height: radius * 1.6,
      colour: season === 'spring' ? '#e9a3b5' : FOLIAGE[season],
      depth: 0.35,
    }) +
    ellipse(x - radius * 0.5, y + radius * 0.72, radius * 0.5, radius * 0.34, painter.tone('#7d8582', 0.25)) +
    rect(x - radius, y + radius * 0.62, radius * 2, radius, painter.tone('#8a9a6c', 0.2))
  return (
    rect(x - 360, top, 720, FOOT - top, painter.gradient(wall, lighten(wall, -0.07))) +
    rect(x - 360, FOOT - UNIT * 0.5, 720, UNIT * 0.5, lighten(tile, 0.14)) +
    rect(x - 366, top - 6, 732, 22, tile) +
    caps +
    rect(x - 366, top - 18, 732, 8, lighten(tile, -0.05)) +
    circle(x, y, radius * 1.12, lighten(tile, 0.12)) +
    clipTo(painter, 'moon-gate', outline, view) +
    ring(x, y, radius * 1.04, lighten(tile, -0.02), radius * 0.08)
  )
}

/** Draws the front of a hall: columns, lattice doors, a painted beam and a roof with upturned corners. */
function drawHallFront(painter: Painter, x: number): string {
  const half = 255
  const top = FOOT - UNIT * 4.3
  const red = painter.tone(RED, 0.06)
  const dark = lighten(red, -0.14)
  const stone = painter.tone('#c9c3b6', 0.08)
  const jade = painter.tone(JADE, 0.06)
  const gold = painter.tone(GOLD, 0.04)
  const column = painter.gradient(lighten(red, 0.05), lighten(red, -0.1), { across: true })
  const columns = listOf(5, (i) => {
    const cx = x - half + 26 + i * ((half * 2 - 52) / 4)
    return rect(cx - 13, top, 26, FOOT - top - 14, column) + rect(cx - 18, FOOT - 22, 36, 12, lighten(stone, 0.03))
  })
  const beams = listOf(12, (i) =>
    rect(x - half + 12 + i * 41, top + 8, 26, 22, i % 2 ? gold : painter.tone('#2f5f9e', 0.06)),
  )
  const brackets = repeat(16, (i) =>
    polygon(
      [
        [x - half + 4 + i * 33, top],
        [x - half - 6 + i * 33, top - 20],
        [x - half + 24 + i * 33, top - 20],
        [x - half + 14 + i * 33, top],
      ],
      i % 2 ? jade : gold,
    ),
  )
  return (
    rect(x - half - 30, FOOT - 14, half * 2 + 60, 18, stone) +
    rect(x - half, top, half * 2, FOOT - top - 14, dark) +
    repeat(4, (i) =>
      drawLattice(painter, x - half + 44 + i * ((half * 2 - 52) / 4), top + 46, (half * 2 - 52) / 4 - 36),
    ) +
    columns.join('') +
    rect(x - half, top, half * 2, 38, jade) +
    beams.join('') +
    brackets +
    drawEasternRoof(painter, {
      x,
      y: top - 18,
      half: half + 84,
      height: 152,
      lift: 66,
      ridge: half * 0.62,
      tile: painter.tone(TILE, 0.1),
      trim: lighten(painter.tone(TILE, 0.1), 0.1),
    })
  )
}

function drawLattice(painter: Painter, x: number, y: number, width: number): string {
  const height = FOOT - 18 - y
  const paper = isLampLit(painter) ? '#ffcf80' : painter.tone('#e6d3b0', 0.05)
  if (isLampLit(painter)) shineLamp(painter, x + width / 2, y + height / 2, width * 0.8)
  const wood = lighten(painter.tone(RED, 0.06), -0.06)
  const bars = listOf(4, (i) =>
    line(x + (width * (i + 1)) / 5, y, x + (width * (i + 1)) / 5, y + height * 0.66, wood, 3),
  )
  const rails = listOf(5, (i) =>
    line(x, y + (height * 0.66 * (i + 1)) / 6, x + width, y + (height * 0.66 * (i + 1)) / 6, wood, 3),
  )
  return (
    rect(x, y, width, height * 0.66, paper) +
    bars.join('') +
    rails.join('') +
    rect(x, y + height * 0.66, width, height * 0.34, wood) +
    rect(x + 6, y + height * 0.71, width - 12, height * 0.24, lighten(wood, 0.06))
  )
}

function drawLanterns(painter: Painter): string {
  const eaves = FOOT - UNIT * 4.5
  const hung = SIDES.flatMap((side) =>
    [-170, 0, 170].map((offset) => drawPaperLantern(painter, CENTRE + side * 505 + offset, eaves, eaves + 76, 29, RED)),
  )
  const near = SIDES.map(
    (side) =>
      drawPaperLantern(painter, CENTRE + side * 660, -10, HEIGHT * 0.17, 62, RED) +
      drawPaperLantern(painter, CENTRE + side * 430, -10, HEIGHT * 0.09, 46, RED),
  )
  const pots = SIDES.map((side) => {
    const [x, y] = at(side * 6.4, 0, 11)
    return drawPottedTree(painter, x, y, 190, painter.tone('#4d7a4a'), GOLD)
  })
  return hung.join('') + pots.join('') + near.join('')
}
