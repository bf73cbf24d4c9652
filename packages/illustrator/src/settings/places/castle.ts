import { lighten } from '../../base/colour.ts'
import { HEIGHT, listOf, type Point, SIDES } from '../../base/geometry.ts'
import { d, line, path, polygon, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawGround, drawTufts } from '../ground.ts'
import { GRASS } from '../season.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawWindow, isLampLit } from './parts/glass.ts'
import { drawBush, drawContact, drawIvy } from './parts/greenery.ts'
import { shineLamp } from './parts/lamp.ts'
import { drawMasonry } from './parts/masonry.ts'
import { drawBars, drawMoulding, drawOpening, type Opening } from './parts/opening.ts'
import { drawWear } from './parts/paving.ts'
import { at, facing, groundAt, level, panel, stageHorizon } from './parts/space.ts'

const AWAY = 26
const HORIZON = HEIGHT * 0.545
const STONE = '#a39d94'
const PATH = '#b7aa94'

interface Tower {
  middle: number
  half: number
  height: number
  hasSpire: boolean
}

const TOWERS: readonly Tower[] = [
  { middle: -15.4, half: 2.9, height: 11.4, hasSpire: false },
  { middle: 15.4, half: 2.9, height: 11.4, hasSpire: false },
  { middle: -4.3, half: 1.9, height: 9.6, hasSpire: true },
  { middle: 4.3, half: 1.9, height: 9.6, hasSpire: true },
]
const WALL_HEIGHT = 6.4
const KEEP = { half: 3, height: 8 }

/** A castle of grey stone: round towers, battlements, a gate with portcullis, banners and ivy. */
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

function drawBattlements(stone: string, left: number, right: number, height: number): string {
  const plane = facing(AWAY)
  const count = Math.round((right - left) / 1.1)
  const step = (right - left) / count
  const merlons = repeat(count, (i) =>
    polygon(
      panel(plane, left + i * step + step * 0.14, height, left + i * step + step * 0.76, height + 0.8),
      lighten(stone, -0.01),
    ),
  )
  return merlons + polygon(panel(plane, left, height - 0.3, right, height + 0.06), lighten(stone, 0.045))
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

function drawTower(painter: Painter, stone: string, { middle, half, height, hasSpire }: Tower): string {
  const plane = facing(AWAY - 0.6)
  const round = painter.gradient(lighten(stone, 0.06), lighten(stone, -0.15), { across: true })
  const windows = listOf(
    3,
    (i): Opening => ({
      middle: middle + (i % 2 ? 0.5 : -0.4),
      width: 0.55,
      foot: 2.2 + i * 2.5,
      spring: 3.3 + i * 2.5,
      shape: 'pointed',
    }),
  )
  const banner = middle > 0 ? painter.spec.palette[0] : painter.spec.palette[1]
  const crown = height + (hasSpire ? 4.6 : 0.8)
  const [x, top] = plane(middle, crown)
  const flag: Point[] = [
    [x, top - 44],
    [x + 58, top - 36],
    [x + 42, top - 24],
    [x + 58, top - 10],
    [x, top - 14],
  ]
  const slate = painter.tone('#56617a', 0.1)
  const spire = hasSpire
    ? polygon(
        [plane(middle - half * 1.2, height + 0.8), plane(middle, crown), plane(middle + half * 1.2, height + 0.8)],
        painter.gradient(lighten(slate, 0.05), lighten(slate, -0.1), { across: true }),
      )
    : ''
  return (
    line(x, top, x, top - 46, painter.tone('#4a3f3a'), 3) +
    polygon(flag, painter.tone(banner)) +
    spire +
    polygon(panel(plane, middle - half, 0, middle + half, height), round) +
    drawMasonry(painter, plane, {
      left: middle - half,
      right: middle + half,
      low: 0,
      high: height,
      stone: [0.8, 0.42],
      colour: lighten(stone, -0.03),
      share: 0.2,
      vary: 0.05,
    }) +
    polygon(
      [
        plane(middle - half, height - 0.9),
        plane(middle - half * 1.14, height - 0.3),
        plane(middle + half * 1.14, height - 0.3),
        plane(middle + half, height - 0.9),
      ],
      lighten(stone, -0.13),
    ) +
    polygon(panel(plane, middle - half * 1.14, height - 0.3, middle + half * 1.14, height + 0.1), round) +
    drawBattlements(stone, middle - half * 1.14, middle + half * 1.14, height + 0.1) +
    windows
      .map((opening) =>
        drawWindow(painter, plane, opening, { frame: lighten(stone, 0.07), columns: 1, rows: 0, surround: 3 }),
      )
      .join('')
  )
}

function drawGate(painter: Painter, stone: string): string {
  const plane = facing(AWAY - 0.3)
  const gate: Opening = { middle: 0, width: 3, foot: 0, spring: 2.4, shape: 'pointed' }
  const isLit = isLampLit(painter)
  const iron = painter.tone('#3a3230')
  const [x, y] = plane(0, 2)
  if (isLit) painter.glow(x, y, 170, '#ffae54', 0.6)
  const upper = [-1.6, 0, 1.6].map((middle) =>
    drawWindow(
      painter,
      plane,
      { middle, width: 0.7, foot: 5.6, spring: 6.6, shape: 'pointed' },
      { frame: lighten(stone, 0.07), columns: 2, rows: 1, surround: 3 },
    ),
  )
  const torches = SIDES.map((side) => {
    const [tx, ty] = plane(side * 2.1, 2.4)
    shineLamp(painter, tx, ty - 12, 70, '#ff9a3c')
    return (
      line(tx, ty, tx, ty + 22, iron, 5) +
      path(d`M${tx - 7} ${ty}Q${tx - 8} ${ty - 14} ${tx} ${ty - 26}Q${tx + 8} ${ty - 14} ${tx + 7} ${ty}Z`, '#ffc467')
    )
  })
  return (
    drawMasonry(painter, plane, {
      left: -KEEP.half,
      right: KEEP.half,
      low: 0,
      high: KEEP.height,
      stone: [0.9, 0.45],
      colour: stone,
      share: 0.4,
    }) +
    drawBattlements(stone, -KEEP.half, KEEP.half, KEEP.height) +
    drawOpening(
      plane,
      gate,
      isLit ? painter.gradient('#e9a458', '#8a4f2c') : painter.gradient(lighten(stone, -0.38), lighten(stone, -0.28)),
    ) +
    drawBars(plane, { ...gate, foot: 2.5, spring: 2.5 }, 6, 0, iron, 4) +
    line(...plane(-1.4, 2.9), ...plane(1.4, 2.9), iron, 4) +
    drawMoulding(plane, gate, lighten(stone, 0.07), 13) +
    upper.join('') +
    torches.join('')
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
