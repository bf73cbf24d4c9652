import { lighten } from '../../base/colour.ts'
import { HEIGHT } from '../../base/geometry.ts'
import { polygon } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawGround, drawTufts } from '../ground.ts'
import { GRASS } from '../season.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawGate, KEEP } from './castle-gate.ts'
import { AWAY, drawBattlements, drawTower, type Tower } from './castle-tower.ts'
import { drawWindow } from './parts/glass.ts'
import { drawBush, drawContact, drawIvy } from './parts/greenery.ts'
import { drawMasonry } from './parts/masonry.ts'
import { drawWear } from './parts/paving.ts'
import { at, facing, groundAt, level, panel, stageHorizon } from './parts/space.ts'

const HORIZON = HEIGHT * 0.545
const STONE = '#a39d94'
const PATH = '#b7aa94'
const TOWERS: readonly Tower[] = [
  { middle: -15.4, half: 2.9, height: 11.4, hasSpire: false },
  { middle: 15.4, half: 2.9, height: 11.4, hasSpire: false },
  { middle: -4.3, half: 1.9, height: 9.6, hasSpire: true },
  { middle: 4.3, half: 1.9, height: 9.6, hasSpire: true },
]

const WALL_HEIGHT = 6.4

/** Draws a castle of grey stone: round towers, battlements, a gate with a portcullis, banners and ivy. */
export const drawCastle: DrawSetting = (painter) => {
  const { season } = painter.spec
  const stone = painter.tone(STONE, 0.12)
  const back =
    drawSky(painter) +
    drawRidge(painter, { y: HORIZON, rise: 150, frequency: 1.3, fill: painter.tone('#7d8f86', 0.65), name: 'castle' }) +
    drawGround(painter, HORIZON, GRASS[season]) +
    drawKeep(painter, stone) +
    drawWall(painter, stone, -18, -4, WALL_HEIGHT) +
    drawWall(painter, stone, 4, 18, WALL_HEIGHT) +
    drawGate(painter, stone) +
    TOWERS.map((tower) => drawTower(painter, stone, tower)).join('') +
    drawGreenery(painter) +
    drawTufts(painter, groundAt(AWAY), GRASS[season], 200) +
    drawPath(painter)
  return { back, horizon: stageHorizon(AWAY), floor: 'grass' }
}

function drawWall(painter: Painter, stone: string, left: number, right: number, height: number): string {
  const plane = facing(AWAY)
  return (
    polygon(panel(plane, left, 0, right, height), painter.gradient(lighten(stone, 0.02), lighten(stone, -0.08))) +
    drawMasonry(painter, plane, {
      left,
      right,
      low: 0,
      high: height,
      stone: [0.95, 0.46],
      colour: stone,
      share: 0.32,
      vary: 0.055,
    }) +
    drawBattlements(stone, left, right, height)
  )
}

function drawKeep(painter: Painter, stone: string): string {
  const plane = facing(AWAY)
  const far = lighten(painter.tone(STONE, 0.34), -0.02)
  const keep =
    polygon(panel(plane, -7.4, 0, -1, 11.6), far) + polygon(panel(plane, 1.4, 0, 6.8, 10.6), lighten(far, -0.02))
  const lights = [-6, -4.4, 3, 4.8].map((middle) =>
    drawWindow(
      painter,
      plane,
      { middle, width: 0.5, foot: 8.6, spring: 9.6, shape: 'pointed' },
      { frame: lighten(far, 0.05), columns: 1, rows: 0, surround: 2 },
    ),
  )
  return (
    keep +
    drawBattlements(far, -7.4, -1, 11.6) +
    drawBattlements(lighten(far, -0.02), 1.4, 6.8, 10.6) +
    lights.join('') +
    polygon(panel(plane, -KEEP.half, 0, KEEP.half, KEEP.height), stone)
  )
}

function drawGreenery(painter: Painter): string {
  const leaf = '#4d6b42'
  const spans = [
    [-17.6, -12.6, 7],
    [-11.6, -7, 4.6],
    [8.6, 12.4, 5.4],
    [13.4, 18, 8],
    [4.6, 6.4, 4],
  ] as const
  const bushes = [-14, -11, -8.4, 8.2, 10.8, 13.8].map((right) => {
    const [x, y] = at(right, 0, AWAY - 1.4)
    return (
      drawContact(painter, x, y, 60) +
      drawBush(painter, { x, y: y + 4, width: 110, height: 62, colour: painter.tone(leaf, 0.1), dabs: 34 })
    )
  })
  return (
    spans
      .map(([left, right, high]) => drawIvy(painter, at(left, high, AWAY - 0.7), at(right, 0, AWAY - 0.7), leaf, 150))
      .join('') + bushes.join('')
  )
}

function drawPath(painter: Painter): string {
  const floor = level(0)
  const stone = painter.tone(PATH)
  const way = panel(floor, -2.4, 3, 2.4, AWAY - 0.3)
  return (
    polygon(way, painter.gradient(painter.tone(PATH, 0.3), lighten(stone, -0.05))) +
    drawWear(painter, { half: 2, depth: AWAY - 1, size: 0.5, colour: PATH }, 90)
  )
}
