import { lighten } from '../../base/colour.ts'
import { CENTRE, listOf, SIDES, WIDTH } from '../../base/geometry.ts'
import { circle, line, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawTree } from '../../props/tree.ts'
import { drawGround } from '../ground.ts'
import { FOLIAGE } from '../season.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawParterre } from './parterre.ts'
import { drawWindow } from './parts/glass.ts'
import type { Opening } from './parts/opening.ts'
import { drawSlope } from './parts/roof.ts'
import { at, facing, groundAt, panel, stageHorizon, unitAt } from './parts/space.ts'

const AWAY = 30
const STONE = '#e9dcc4'
const SLATE = '#5b6c85'
const GRAVEL = '#ddd0b4'

interface Block {
  middle: number
  half: number
  height: number
  roof: number
  windows: number
}

const BLOCKS: readonly Block[] = [
  { middle: -8.4, half: 5, height: 7.2, roof: 3.2, windows: 5 },
  { middle: 8.4, half: 5, height: 7.2, roof: 3.2, windows: 5 },
  { middle: -15.6, half: 2.9, height: 8.2, roof: 5.2, windows: 2 },
  { middle: 15.6, half: 2.9, height: 8.2, roof: 5.2, windows: 2 },
  { middle: 0, half: 3.9, height: 8.8, roof: 5, windows: 3 },
]

/** Draws a pale French château with steep slate roofs and dormers, behind a parterre of clipped box. */
export const drawChateau: DrawSetting = (painter) => {
  const { season } = painter.spec
  const horizon = groundAt(AWAY)
  const back =
    drawSky(painter) +
    listOf(8, (i) =>
      drawTree(painter, {
        x: (i / 7) * WIDTH,
        y: horizon,
        width: 260,
        height: 250,
        colour: FOLIAGE[season],
        depth: 0.62,
      }),
    ).join('') +
    BLOCKS.map((block) => drawBlock(painter, block)).join('') +
    drawEntrance(painter) +
    drawGround(painter, horizon, GRAVEL) +
    drawParterre(painter)
  return { back, horizon: stageHorizon(AWAY), floor: 'earth' }
}

function drawBlock(painter: Painter, { middle, half, height, roof, windows }: Block): string {
  const plane = facing(AWAY)
  const stone = painter.tone(STONE, 0.14)
  const slate = painter.tone(SLATE, 0.14)
  const top = height + roof
  const mansard = drawSlope(
    painter,
    [
      plane(middle - half * 0.74, top),
      plane(middle + half * 0.74, top),
      plane(middle + half + 0.15, height),
      plane(middle - half - 0.15, height),
    ],
    slate,
    7,
    Math.round(half * 5),
  )
  const chimneys = SIDES.map((side) => {
    const x = middle + side * half * 0.62
    return (
      polygon(panel(plane, x - 0.35, top - 1.2, x + 0.35, top + 1), lighten(stone, side < 0 ? -0.08 : -0.03)) +
      polygon(panel(plane, x - 0.45, top + 0.85, x + 0.45, top + 1.1), lighten(stone, 0.02))
    )
  })
  const bay = (half * 2) / windows
  const columns = listOf(windows, (i) => {
    const x = middle - half + bay * (i + 0.5)
    return drawTall(painter, x, 0.7, 3) + drawTall(painter, x, 4.3, height - 1.2) + drawDormer(painter, x, height)
  })
  const quoins = SIDES.map((side) =>
    listOf(Math.floor(height / 0.6), (i) => {
      const x = middle + side * (half - 0.28)
      return polygon(
        panel(plane, x - 0.24 - (i % 2) * 0.1, i * 0.6 + 0.04, x + 0.24 + (i % 2) * 0.1, i * 0.6 + 0.52),
        lighten(stone, 0.045),
      )
    }).join(''),
  )
  return (
    chimneys.join('') +
    mansard +
    line(...plane(middle - half * 0.74, top), ...plane(middle + half * 0.74, top), lighten(slate, 0.09), 6) +
    polygon(
      panel(plane, middle - half, 0, middle + half, height),
      painter.gradient(lighten(stone, 0.02), lighten(stone, -0.06)),
    ) +
    quoins.join('') +
    polygon(panel(plane, middle - half - 0.2, height - 0.35, middle + half + 0.2, height), lighten(stone, 0.05)) +
    polygon(panel(plane, middle - half, 3.6, middle + half, 3.8), lighten(stone, 0.04)) +
    columns.join('')
  )
}

function drawTall(painter: Painter, middle: number, foot: number, spring: number): string {
  const opening: Opening = { middle, width: 0.95, foot, spring, shape: 'segment' }
  const frame = lighten(painter.tone(STONE, 0.14), 0.06)
  return drawWindow(painter, facing(AWAY), opening, { frame, columns: 2, rows: 3, surround: 4, bars: 1.6 })
}

function drawDormer(painter: Painter, x: number, height: number): string {
  const plane = facing(AWAY)
  const stone = lighten(painter.tone(STONE, 0.14), 0.03)
  return (
    polygon([plane(x - 0.75, height + 1.7), plane(x, height + 2.4), plane(x + 0.75, height + 1.7)], stone) +
    polygon(panel(plane, x - 0.6, height, x + 0.6, height + 1.75), stone) +
    drawWindow(
      painter,
      plane,
      { middle: x, width: 0.7, foot: height + 0.3, spring: height + 1.3, shape: 'round' },
      { frame: lighten(stone, 0.03), columns: 2, rows: 1, surround: 1, bars: 1.6 },
    )
  )
}

function drawEntrance(painter: Painter): string {
  const plane = facing(AWAY - 0.3)
  const stone = painter.tone(STONE, 0.12)
  const [x, y] = plane(0, 7.9)
  const columns = [-3.4, -1.2, 1.2, 3.4].map((middle) => {
    const fill = painter.gradient(lighten(stone, 0.05), lighten(stone, -0.1), { across: true })
    return polygon(panel(plane, middle - 0.25, 0.4, middle + 0.25, 8.3), fill)
  })
  const steps = repeat(3, (i) => {
    const [left, top] = at(-3 - i * 0.5, 0.5 - i * 0.18, AWAY - 0.4 - i * 0.5)
    return rect(left, top, 2 * (CENTRE - left), 8, lighten(stone, 0.04 - i * 0.035))
  })
  const door: Opening = { middle: 0, width: 1.5, foot: 0.4, spring: 2.7, shape: 'round' }
  return (
    columns.join('') +
    polygon(
      [plane(-4.1, 8.7), plane(0, 10.6), plane(4.1, 8.7)],
      painter.gradient(lighten(stone, 0.05), lighten(stone, -0.04)),
    ) +
    circle(x, y - unitAt(AWAY) * 1.55, 13, lighten(stone, -0.1)) +
    drawWindow(painter, plane, door, { frame: lighten(stone, 0.06), columns: 2, rows: 3, surround: 6 }) +
    steps
  )
}
