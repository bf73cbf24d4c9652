import { lighten } from '../base/colour.ts'
import { HEIGHT, listOf, type Point, WIDTH } from '../base/geometry.ts'
import { polygon } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'
import { drawFlowerDabs } from './nature/blooms.ts'
import { drawBrushwork, drawGrass, NEAR_EDGE_RISE } from './nature/land.ts'
import { drawHeadland, drawStack, type Headland, ROCK, type Stack } from './nature/sea-cliffs.ts'
import { drawGulls } from './nature/shore.ts'
import { drawWater } from './nature/water.ts'
import type { DrawSetting } from './setting.ts'
import { drawSky } from './sky.ts'

const SEA_LEVEL = HEIGHT * 0.37
const EDGE = HEIGHT * 0.55
const TURF: Readonly<Record<string, string>> = {
  spring: '#86a057',
  summer: '#9a9a58',
  autumn: '#a8914f',
  winter: '#c9cdbd',
}

const HEADLANDS: readonly Headland[] = [
  {
    top: [
      [1060, SEA_LEVEL + 2],
      [1092, SEA_LEVEL - 42],
      [1200, SEA_LEVEL - 62],
      [1580, SEA_LEVEL - 110],
    ],
    foot: SEA_LEVEL + 10,
    depth: 0.66,
  },
  {
    top: [
      [1090, SEA_LEVEL + 40],
      [1118, SEA_LEVEL - 66],
      [1230, SEA_LEVEL - 104],
      [1400, SEA_LEVEL - 150],
      [1580, SEA_LEVEL - 170],
    ],
    foot: SEA_LEVEL + 52,
    depth: 0.44,
  },
  {
    top: [
      [1176, SEA_LEVEL + 120],
      [1204, SEA_LEVEL - 60],
      [1300, SEA_LEVEL - 128],
      [1440, SEA_LEVEL - 196],
      [1580, SEA_LEVEL - 230],
    ],
    foot: SEA_LEVEL + 132,
    depth: 0.2,
  },
]
const STACKS: readonly Stack[] = [
  { x: 390, top: SEA_LEVEL - 34, foot: SEA_LEVEL + 44, width: 62, depth: 0.54 },
  { x: 282, top: SEA_LEVEL - 92, foot: SEA_LEVEL + 66, width: 112, depth: 0.42 },
  { x: 70, top: SEA_LEVEL - 120, foot: SEA_LEVEL + 110, width: 190, depth: 0.28 },
]

/** Draws a grassy cliff top high above the sea, with headlands, sea stacks and surf below. */
export const drawCoast: DrawSetting = (painter) => {
  const turf = TURF[painter.spec.season] as string
  const back =
    drawSky(painter) +
    drawGulls(painter, [WIDTH * 0.36, HEIGHT * 0.2]) +
    drawWater(painter, { top: SEA_LEVEL, bottom: EDGE + 60, colour: '#3f7d92', near: '#57a3a6', waves: 240 }) +
    HEADLANDS.map((headland) => drawHeadland(painter, headland, turf)).join('') +
    STACKS.map((stack) => drawStack(painter, stack)).join('') +
    drawCliffTop(painter, turf) +
    drawGrass(painter, {
      from: EDGE + 24,
      colours: [turf, lighten(turf, -0.06), '#b9ae74'],
      count: 1100,
      height: 46,
      stage: 0.35,
    }) +
    (painter.spec.season === 'winter' ? '' : drawFlowerDabs(painter, ['#d98bab', '#f3e9da'], EDGE + 36, HEIGHT, 260, 6))
  return { back, horizon: EDGE + 14 - NEAR_EDGE_RISE, floor: painter.spec.season === 'winter' ? 'snow' : 'grass' }
}

/** Draws the turf in the foreground, with a broken edge of rock above the sea. */
function drawCliffTop(painter: Painter, turf: string): string {
  const { random } = painter
  const crest = listOf(40, (i): Point => {
    const x = (i / 39) * (WIDTH + 40) - 20
    const away = Math.abs(x - WIDTH * 0.5) / WIDTH
    return [x, EDGE - away * 46 + random.range(-4, 5)]
  })
  const rock = painter.tone(ROCK, 0.14)
  const ground = painter.tone(turf, 0.04)
  const lip = crest.map(([x, y], i): Point => [x, y + 12 + (i % 3) * 4])
  return (
    polygon([...crest, [WIDTH + 20, HEIGHT + 10], [-20, HEIGHT + 10]], rock) +
    polygon(
      [...lip, [WIDTH + 20, HEIGHT + 10], [-20, HEIGHT + 10]],
      painter.gradient(painter.fade(ground, 0.22), lighten(ground, -0.06)),
    ) +
    drawBrushwork(painter, { from: EDGE + 24, colour: turf, count: 220 })
  )
}
