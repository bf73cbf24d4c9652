import { lighten } from '../../base/colour.ts'
import { CENTRE, lerp, listOf, SIDES, WIDTH } from '../../base/geometry.ts'
import { d, ellipse, line, path, polygon, polyline, rect, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawTree } from '../../props/tree.ts'
import { drawGround, drawTufts } from '../ground.ts'
import { FOLIAGE, GRASS } from '../season.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawEasternRoof } from './parts/eastern-roof.ts'
import { isLampLit } from './parts/glass.ts'
import { drawContact } from './parts/greenery.ts'
import { shineLamp } from './parts/lamp.ts'
import { drawSlabs, drawWear } from './parts/paving.ts'
import { at, groundAt, level, panel, stageHorizon, unitAt } from './parts/space.ts'

const AWAY = 20
const FOOT = groundAt(AWAY)
const VERMILION = '#d2452b'
const WHITE = '#f3ece0'
const BARK = '#5a6a60'
const STONE = '#b9b3a8'
const GRAVEL = '#d6cfc0'
const HALF = 300
const FLOOR_RISE = 46
const COLUMNS = 7

/** A vermilion Shinto hall under a curved roof, with a rope of straw, a stone path and lanterns among cedars. */
export const drawShrine: DrawSetting = (painter) => {
  const { season } = painter.spec
  const back =
    drawSky(painter) +
    drawRidge(painter, {
      y: FOOT - 120,
      rise: 200,
      frequency: 1.3,
      fill: painter.tone('#6f8a7c', 0.65),
      name: 'shrine',
    }) +
    [0.04, 0.17, 0.3, 0.7, 0.83, 0.96]
      .map((share, i) => drawCedar(painter, WIDTH * share, 470 + (i % 3) * 50))
      .join('') +
    SIDES.map((side) =>
      drawTree(painter, {
        x: CENTRE + side * 560,
        y: FOOT + 24,
        width: 330,
        height: 360,
        colour: season === 'spring' ? '#eeb0c0' : season === 'autumn' ? '#c4552f' : FOLIAGE[season],
        depth: 0.2,
      }),
    ).join('') +
    drawHallFront(painter) +
    drawGround(painter, FOOT, season === 'winter' ? GRASS.winter : GRAVEL) +
    drawTufts(painter, FOOT, season === 'winter' ? '#c9cfcd' : '#c9c0ae', 60) +
    drawPath(painter) +
    drawSteps(painter) +
    [15.5, 11.6, 8.6]
      .flatMap((z) => SIDES.map((side) => drawStoneLantern(painter, side * (z > 12 ? 4.6 : 4.5), z)))
      .join('')
  return { back, horizon: stageHorizon(AWAY), floor: 'stone' }
}

function drawCedar(painter: Painter, x: number, height: number): string {
  const { random } = painter
  const leaf = painter.tone('#4a6a54', 0.45)
  const tiers = repeat(9, (i) => {
    const y = FOOT - height * (0.14 + i * 0.1)
    const w = lerp(86, 16, i / 8) * random.range(0.85, 1.15)
    return path(
      d`M${x - w} ${y}Q${x - w * 0.4} ${y - 16} ${x} ${y - height * 0.17}Q${x + w * 0.4} ${y - 16} ${x + w} ${y}Q${x} ${y + 18} ${x - w} ${y}Z`,
      lighten(leaf, random.range(-0.03, 0.03)),
    )
  })
  return rect(x - 8, FOOT - height * 0.3, 16, height * 0.3, painter.tone('#6a4a3a', 0.4)) + tiers
}

function drawHallFront(painter: Painter): string {
  const top = FOOT - 262
  const red = painter.tone(VERMILION, 0.05)
  const white = painter.tone(WHITE, 0.08)
  const floor = FOOT - FLOOR_RISE
  const column = painter.gradient(lighten(red, 0.05), lighten(red, -0.1), { across: true })
  const bay = (HALF * 2) / (COLUMNS - 1)
  const bark = painter.tone(BARK, 0.08)
  const walls = repeat(COLUMNS - 1, (i) =>
    drawBay(painter, CENTRE - HALF + i * bay, top, floor, bay, i === 2 || i === 3),
  )
  const columns = listOf(COLUMNS, (i) => rect(CENTRE - HALF + i * bay - 11, top, 22, FOOT - top, column))
  const rail = [floor - 34, floor - 16].map((y) =>
    SIDES.map((side) => line(CENTRE + side * (bay + 8), y, CENTRE + side * (HALF + 34), y, red, 6)).join(''),
  )
  return (
    rect(CENTRE - HALF, top, HALF * 2, floor - top, white) +
    walls +
    rect(CENTRE - HALF - 40, floor, HALF * 2 + 80, 14, lighten(red, -0.05)) +
    rect(CENTRE - HALF - 26, floor + 14, HALF * 2 + 52, FLOOR_RISE - 14, lighten(white, -0.22)) +
    columns.join('') +
    rail.join('') +
    rect(CENTRE - HALF - 16, top + 4, HALF * 2 + 32, 20, red) +
    rect(CENTRE - HALF - 16, top - 22, HALF * 2 + 32, 14, red) +
    drawRope(painter, top + 50) +
    drawEasternRoof(painter, {
      x: CENTRE,
      y: top - 6,
      half: HALF + 130,
      height: 206,
      lift: 44,
      ridge: HALF * 0.52,
      tile: bark,
      trim: lighten(bark, -0.1),
    }) +
    drawGableCrest(painter, top - 212)
  )
}

function drawBay(painter: Painter, x: number, top: number, floor: number, width: number, isOpen: boolean): string {
  const red = painter.tone(VERMILION, 0.06)
  const lit = isLampLit(painter)
  if (lit) shineLamp(painter, x + width / 2, floor - 70, 90)
  const green = painter.tone('#3f6a52', 0.06)
  if (isOpen)
    return rect(
      x,
      top + 40,
      width,
      floor - top - 40,
      lit ? painter.gradient('#f0b060', '#b9703a') : painter.gradient('#3a2a28', '#5c4034'),
    )
  const slats = listOf(7, (i) =>
    line(
      x + 20 + (i * (width - 40)) / 6,
      top + 66,
      x + 20 + (i * (width - 40)) / 6,
      floor - 62,
      lit ? '#8a5a30' : green,
      5,
    ),
  )
  return (
    rect(x + 14, top + 62, width - 28, floor - top - 120, lit ? '#ffcb7c' : painter.tone('#cfd8c6', 0.1)) +
    slats.join('') +
    rect(x, floor - 52, width, 10, red) +
    rect(x, top + 48, width, 10, red)
  )
}

/** Draws the straw rope with its paper streamers over the entrance. */
function drawRope(painter: Painter, y: number): string {
  const straw = painter.tone('#d9bd7c')
  const rope = d`M${CENTRE - 108} ${y - 6}Q${CENTRE} ${y + 44} ${CENTRE + 108} ${y - 6}`
  const streamers = [-0.6, -0.2, 0.2, 0.6].map((share) => {
    const x = CENTRE + share * 108
    const top = y + 22 - 22 * share ** 2
    const zigzag = [
      [x - 5, top],
      [x + 6, top + 4],
      [x + 6, top + 20],
      [x - 8, top + 18],
      [x - 8, top + 36],
      [x + 5, top + 40],
      [x + 5, top + 56],
      [x - 9, top + 50],
      [x - 12, top + 30],
      [x - 1, top + 30],
      [x - 1, top + 14],
    ] as const
    return polygon(zigzag, painter.tone('#fdfaf2'))
  })
  return stroke(rope, lighten(straw, -0.1), 17) + stroke(rope, straw, 11) + streamers.join('')
}

function drawGableCrest(painter: Painter, y: number): string {
  const gold = painter.tone('#d8ab4f')
  const dark = painter.tone('#41403c', 0.06)
  const finials = SIDES.map((side) =>
    polygon(
      [
        [CENTRE + side * 148, y + 10],
        [CENTRE + side * 176, y - 34],
        [CENTRE + side * 188, y - 30],
        [CENTRE + side * 168, y + 12],
      ],
      dark,
    ),
  )
  const logs = listOf(5, (i) => ellipse(CENTRE + (i - 2) * 66, y - 6, 10, 10, gold))
  return rect(CENTRE - 172, y - 10, 344, 12, dark) + logs.join('') + finials.join('')
}

function drawSteps(painter: Painter): string {
  const stone = painter.tone(STONE, 0.06)
  return listOf(4, (i) =>
    rect(CENTRE - 100 - i * 8, FOOT - FLOOR_RISE + 8 + i * 12, 200 + i * 16, 13, lighten(stone, 0.05 - i * 0.03)),
  ).join('')
}

function drawPath(painter: Painter): string {
  const floor = level(0)
  const stone = painter.tone(STONE)
  const paved = { half: 2.6, depth: AWAY, size: 0.87, colour: STONE }
  const path = panel(floor, -2.6, 3.1, 2.6, AWAY)
  const kerbs = SIDES.map((side) => polygon(panel(floor, side * 2.6, 3.1, side * 2.85, AWAY), lighten(stone, -0.08)))
  return (
    polygon(path, painter.gradient(painter.tone(STONE, 0.3), lighten(stone, -0.02))) +
    drawWear(painter, paved, 40) +
    drawSlabs(painter, paved) +
    kerbs.join('')
  )
}

function drawStoneLantern(painter: Painter, right: number, away: number): string {
  const u = unitAt(away)
  const [x, y] = at(right, 0, away)
  const stone = painter.tone('#9c988e', away / 60)
  const dark = lighten(stone, -0.08)
  const shape = (points: readonly (readonly [number, number])[], fill: string) =>
    path(
      polyline(
        points.map(([px, py]) => [x + px * u, y - py * u] as const),
        true,
      ),
      fill,
    )
  shineLamp(painter, x, y - u * 1.62, u * 0.9)
  return (
    drawContact(painter, x, y, u * 0.6) +
    shape(
      [
        [-0.45, 0],
        [-0.38, 0.25],
        [0.38, 0.25],
        [0.45, 0],
      ],
      dark,
    ) +
    shape(
      [
        [-0.16, 0.25],
        [-0.13, 1.15],
        [0.13, 1.15],
        [0.16, 0.25],
      ],
      painter.gradient(lighten(stone, 0.04), dark, { across: true }),
    ) +
    shape(
      [
        [-0.42, 1.3],
        [-0.28, 1.15],
        [0.28, 1.15],
        [0.42, 1.3],
      ],
      stone,
    ) +
    shape(
      [
        [-0.3, 1.3],
        [-0.3, 1.85],
        [0.3, 1.85],
        [0.3, 1.3],
      ],
      stone,
    ) +
    shape(
      [
        [-0.17, 1.38],
        [-0.17, 1.76],
        [0.17, 1.76],
        [0.17, 1.38],
      ],
      '#ffd48a',
    ) +
    shape(
      [
        [-0.66, 1.92],
        [-0.5, 1.84],
        [0.5, 1.84],
        [0.66, 1.92],
        [0.3, 2.12],
        [0, 2.3],
        [-0.3, 2.12],
      ],
      lighten(stone, 0.04),
    ) +
    ellipse(x, y - u * 2.36, u * 0.1, u * 0.13, stone)
  )
}
