import { lighten } from '../../base/colour.ts'
import { listOf, type Point, SIDES } from '../../base/geometry.ts'
import { polygon } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawGround, drawTufts } from '../ground.ts'
import { drawTreeline } from '../nature/land.ts'
import { LAWN, turfFloor } from '../nature/seasons.ts'
import { FOLIAGE } from '../season.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky, skyFill } from '../sky.ts'
import { drawIvy } from './parts/greenery.ts'
import { drawMasonry } from './parts/masonry.ts'
import { drawBars, drawMoulding, drawOpening, type Opening } from './parts/opening.ts'
import { at, beside, EYE, facing, groundAt, type Plane, panel, stageHorizon, unitAt } from './parts/space.ts'

const NAVE = { half: 6.4, depth: 19 }
const STONE = '#aba294'
/** The broken upper edge of a side wall: distances from the viewer and heights, in metres. */
const BROKEN: readonly (readonly [away: number, up: number])[] = [
  [6.4, 3.2],
  [7.2, 4.4],
  [8.2, 4.1],
  [8.8, 6.2],
  [10.4, 7.6],
  [11.6, 7.2],
  [12.2, 5.4],
  [13.2, 5.8],
  [14, 8],
  [16, 8.6],
  [19, 8.4],
]

/** Draws the roofless nave of an abbey: broken walls, empty pointed windows, ivy, and grass instead of a floor. */
export const drawAbbeyRuins: DrawSetting = (painter) => {
  const { season } = painter.spec
  const stone = painter.tone(STONE, 0.1)
  const back =
    drawSky(painter) +
    drawRidge(painter, { y: EYE.horizon, rise: 120, frequency: 1.2, fill: painter.tone('#8298a0', 0.7), name: 'far' }) +
    drawTreeline(painter, { y: EYE.horizon + 22, height: 110, count: 22, colour: FOLIAGE[season], depth: 0.52 }) +
    drawGround(painter, groundAt(60), LAWN[season]) +
    drawGable(painter, stone) +
    SIDES.map((side) => drawWall(painter, stone, side)).join('') +
    SIDES.map((side) => drawStumps(painter, stone, side)).join('') +
    drawTufts(painter, groundAt(NAVE.depth), LAWN[season], 420)
  return { back, horizon: stageHorizon(NAVE.depth), floor: turfFloor(season) }
}

/** Draws the end wall with a great window through which the land is visible. */
function drawGable(painter: Painter, stone: string): string {
  const plane = facing(NAVE.depth)
  const { half } = NAVE
  const outline: readonly (readonly [number, number])[] = [
    [-half, 0],
    [-half, 8.4],
    [-5, 9.4],
    [-4.2, 9],
    [-2.4, 11.4],
    [-1.2, 11],
    [0, 12.2],
    [1.4, 11.2],
    [2.2, 9.4],
    [3.4, 9.8],
    [4.4, 8],
    [half, 7.4],
    [half, 0],
  ]
  const great: Opening = { middle: 0, width: 5, foot: 2.2, spring: 5.6, shape: 'pointed' }
  const lancets = SIDES.map(
    (side): Opening => ({ middle: side * 4.6, width: 1.2, foot: 2.4, spring: 5, shape: 'pointed' }),
  )
  const edge = { frame: lighten(stone, 0.05), width: unitAt(NAVE.depth) * 0.2 }
  const view = (opening: Opening) => drawOpening(plane, opening, skyFill(painter))
  return (
    polygon(
      outline.map(([x, up]) => plane(x, up)),
      painter.gradient(lighten(stone, 0.02), lighten(stone, -0.08)),
    ) +
    drawMasonry(painter, plane, {
      left: -half,
      right: half,
      low: 0,
      high: 8,
      stone: [0.8, 0.4],
      colour: stone,
      share: 0.4,
    }) +
    [great, ...lancets]
      .map((opening) => view(opening) + drawMoulding(plane, opening, edge.frame, edge.width))
      .join('') +
    drawBars(plane, great, 4, 0, edge.frame, edge.width * 0.8) +
    drawMoulding(plane, { ...great, middle: -1.25, width: 2.5, foot: 5.6 }, edge.frame, edge.width * 0.6) +
    drawMoulding(plane, { ...great, middle: 1.25, width: 2.5, foot: 5.6 }, edge.frame, edge.width * 0.6) +
    drawIvy(painter, plane(-half, 7.6), plane(-2.8, 0), '#4d6b42', 150) +
    drawIvy(painter, plane(3.4, 6), plane(half, 0), '#4d6b42', 110)
  )
}

function drawWall(painter: Painter, stone: string, side: number): string {
  const wall = beside(side * NAVE.half)
  const face = lighten(stone, side < 0 ? -0.1 : -0.03)
  const crest = BROKEN.map(([away, up], i): Point => wall(away, side < 0 ? up : up * (i % 3 === 1 ? 0.82 : 1)))
  const ends: Point[] = [wall(NAVE.depth, 0), wall(BROKEN[0]?.[0] ?? 6, 0)]
  const thick = crest.slice(0, 4).map(([x, y]): Point => [x + side * 30, y])
  const windows = [16.6, 13.2, 10.2].map(
    (middle): Opening => ({ middle, width: 1.7, foot: 1.6, spring: 3.6, shape: 'pointed' }),
  )
  return (
    polygon([...thick, ...crest.slice(0, 4).toReversed()], lighten(face, 0.06)) +
    polygon([...crest, ...ends], painter.gradient(lighten(face, 0.02), lighten(face, -0.05))) +
    drawMasonry(painter, wall, {
      left: 6.8,
      right: 19,
      low: 0,
      high: 4.2,
      stone: [0.9, 0.42],
      colour: face,
      share: 0.34,
    }) +
    windows.map((opening) => drawWindowHole(painter, wall, opening, face, side)).join('') +
    drawIvy(painter, wall(side < 0 ? 8 : 12.4, 6.4), wall(side < 0 ? 10.6 : 9, 0), '#55723f', 130)
  )
}

/** Draws an empty window in a side wall. The thickness of the wall is visible inside it. */
function drawWindowHole(painter: Painter, wall: Plane, opening: Opening, face: string, side: number): string {
  const inner: Plane = (along, up) => {
    const [x, y] = wall(along, up)
    return [x + side * unitAt(along) * 0.35, y]
  }
  return (
    drawOpening(wall, opening, lighten(face, 0.04)) +
    drawOpening(inner, { ...opening, width: opening.width * 0.8 }, skyFill(painter)) +
    drawMoulding(wall, opening, lighten(face, 0.07), unitAt(opening.middle) * 0.1)
  )
}

/** Draws the broken columns of the nave. */
function drawStumps(painter: Painter, stone: string, side: number): string {
  return listOf(4, (i) => {
    const away = 17.5 - i * 3
    const up = [2.6, 1, 3.4, 0.7][i] ?? 1
    const plane = facing(away)
    const x = side * 4.9
    const base = polygon(panel(plane, x - 0.55, 0, x + 0.55, 0.3), lighten(stone, -0.05))
    const top: Point[] = [
      plane(x - 0.38, up),
      plane(x - 0.1, up + 0.22),
      plane(x + 0.14, up - 0.06),
      plane(x + 0.38, up + 0.1),
    ]
    const shaft = polygon(
      [plane(x - 0.38, 0.2), ...top, plane(x + 0.38, 0.2)],
      painter.gradient(lighten(stone, 0.06), lighten(stone, -0.12), { across: true }),
    )
    const [bx, by] = at(x, 0, away)
    return shaft + base + (i % 2 ? drawIvy(painter, [bx - 26, by - 70], [bx + 26, by], '#55723f', 16) : '')
  }).join('')
}
