import { lighten } from '../../base/colour.ts'
import { HEIGHT, lerp, listOf, type Point, WIDTH } from '../../base/geometry.ts'
import { leafMark } from '../../base/marks.ts'
import { path, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import type { SeasonName } from '../../spec.ts'
import { drawGround } from '../ground.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawFlowerDabs } from './blooms.ts'
import { drawBrushwork, drawGrass, NEAR_EDGE_RISE } from './land.ts'
import { LONG_GRASS, turfFloor } from './seasons.ts'
import { drawReflected, drawWater, drawWaves } from './water.ts'

const FAR_SHORE = HEIGHT * 0.475
const NEAR_SHORE = HEIGHT * 0.575
const OPEN_WATER = {
  horizon: FAR_SHORE - 14,
  top: FAR_SHORE + 26,
  bottom: NEAR_SHORE - 6,
  left: 20,
  right: WIDTH - 20,
  near: '#587c8c',
}
const STONE = '#857d74'
const SLOPE: Readonly<Record<SeasonName, string>> = {
  spring: '#7f8f5c',
  summer: '#7c8a58',
  autumn: '#a8824c',
  winter: '#d3dadd',
}
const MOOR: Readonly<Record<SeasonName, string>> = {
  spring: '#7d8a52',
  summer: '#7a7a52',
  autumn: '#9a7a4c',
  winter: '#dbe0e2',
}
/** The pixels per unit of the outlines of the ruin. */
const RUIN_SCALE = 1.35
const HEATHER = ['#b26bb4', '#c48cc2', '#96589f'] as const

/** Draws a Scottish glen: steep bare hills, a loch with a ruined castle, and heather. */
export const drawHighlands: DrawSetting = (painter) => {
  const { season } = painter.spec
  const isWinter = season === 'winter'
  const shore = drawReflected(painter, 'glen', FAR_SHORE, drawHills(painter) + drawRuin(painter), 0.7)
  const back =
    drawSky(painter) +
    shore.above +
    drawWater(painter, { top: FAR_SHORE, bottom: NEAR_SHORE + 40, colour: '#6f8f9c', near: '#587c8c', waves: 0 }) +
    shore.below +
    drawWaves(painter, FAR_SHORE + 8, NEAR_SHORE + 20, '#6f8f9c', 90) +
    drawGround(painter, NEAR_SHORE, MOOR[season]) +
    drawBrushwork(painter, { from: NEAR_SHORE, colour: MOOR[season], count: 260 }) +
    drawGrass(painter, { from: NEAR_SHORE, colours: LONG_GRASS[season], count: 900, height: 44, stage: 0.3 }) +
    (isWinter ? '' : drawHeather(painter)) +
    drawBoulders(painter)
  return { back, horizon: NEAR_SHORE - NEAR_EDGE_RISE, floor: turfFloor(season), water: OPEN_WATER }
}

/** Draws two ranges of hills that meet in a valley. */
function drawHills(painter: Painter): string {
  const slope = SLOPE[painter.spec.season]
  return (
    drawHill(painter, [-40, 250], [520, 300], 900, '#8a93a6', 0.72) +
    drawHill(painter, [560, 330], [1010, 190], 1600, '#7f8b9b', 0.66) +
    drawHill(painter, [-160, 180], [210, 150], 760, slope, 0.46) +
    drawHill(painter, [820, 330], [1380, 130], 1900, slope, 0.36) +
    drawHill(painter, [-300, 220], [-20, 190], 470, slope, 0.2)
  )
}

/** Draws one hill with gullies: `start` and `end` are the upper ends of its slopes. */
function drawHill(painter: Painter, start: Point, summit: Point, end: number, colour: string, depth: number): string {
  const { random } = painter
  const steps = 14
  const rise = (from: Point, to: Point) =>
    listOf(steps, (i): Point => {
      const t = i / (steps - 1)
      const ease = t * t * (3 - 2 * t)
      return [lerp(from[0], to[0], t), lerp(from[1], to[1], ease) + random.range(-5, 5)]
    })
  const foot = FAR_SHORE + 2
  const crest = [...rise([start[0], foot], summit), ...rise(summit, [end, foot])]
  const tone = painter.tone(colour, depth)
  const gullies = repeat(26, () => {
    const [x, y] = random.pick(crest)
    const t = random.next()
    const at: Point = [lerp(x, summit[0], random.range(-0.15, 0.3)), lerp(y, foot, t)]
    const turn = at[0] < summit[0] ? -60 : 60
    return leafMark(at, (foot - y) * random.range(0.14, 0.34), random.range(4, 13), turn + random.range(-16, 16))
  })
  return (
    polygon(crest, painter.gradient(lighten(tone, 0.04), lighten(tone, -0.04))) +
    path(gullies, lighten(tone, -0.06), { opacity: 0.45 })
  )
}

/** Draws a ruined tower and broken walls on a headland. */
function drawRuin(painter: Painter): string {
  const { random } = painter
  const stone = painter.tone(STONE, 0.3)
  const x = 1090
  const foot = FAR_SHORE - 8
  const dark = lighten(stone, -0.2)
  const wall = (points: readonly Point[], shade: number) =>
    polygon(
      points.map(([dx, up]): Point => [x + dx * RUIN_SCALE, foot - up * RUIN_SCALE]),
      lighten(stone, shade),
    )
  const stones = repeat(60, () =>
    rect(
      x + random.range(-92, 88) * RUIN_SCALE,
      foot - random.range(4, 30) * RUIN_SCALE,
      random.range(7, 13),
      4,
      lighten(stone, random.range(-0.08, 0.06)),
      { opacity: 0.6 },
    ),
  )
  const slits = [
    [-14, 96],
    [16, 70],
    [-16, 44],
    [62, 30],
    [-72, 24],
  ].map(([dx = 0, up = 0]) => rect(x + dx * RUIN_SCALE, foot - up * RUIN_SCALE, 9, 24, dark, { rx: 4 }))
  return (
    polygon(
      [
        [x - 210, FAR_SHORE + 2],
        [x - 120, FAR_SHORE - 12],
        [x + 110, FAR_SHORE - 14],
        [x + 190, FAR_SHORE + 2],
      ],
      painter.tone(SLOPE[painter.spec.season], 0.26),
    ) +
    wall(
      [
        [-104, 0],
        [-104, 40],
        [-92, 52],
        [-82, 44],
        [-66, 58],
        [-52, 36],
        [-40, 44],
        [-40, 0],
      ],
      -0.05,
    ) +
    wall(
      [
        [36, 0],
        [36, 62],
        [52, 66],
        [58, 50],
        [74, 56],
        [82, 34],
        [100, 28],
        [104, 0],
      ],
      -0.07,
    ) +
    wall(
      [
        [-42, 0],
        [-42, 132],
        [-30, 132],
        [-30, 122],
        [-18, 122],
        [-18, 134],
        [-6, 134],
        [-6, 120],
        [8, 112],
        [16, 118],
        [26, 92],
        [40, 96],
        [40, 0],
      ],
      0.02,
    ) +
    stones +
    slits.join('')
  )
}

function drawHeather(painter: Painter): string {
  const { random } = painter
  const tufts = HEATHER.map((colour) => {
    const marks = repeat(1000, () => {
      const t = random.next() ** 0.8
      const x = random.range(-20, WIDTH + 20)
      const size = lerp(5, 26, t)
      return leafMark([x, lerp(NEAR_SHORE + 6, HEIGHT + 10, t)], size, size * 0.24, random.range(-120, -60))
    })
    return path(marks, painter.tone(colour, 0.1))
  })
  return tufts.join('') + drawFlowerDabs(painter, HEATHER, NEAR_SHORE + 2, HEIGHT, 2600, 8)
}

function drawBoulders(painter: Painter): string {
  const { random } = painter
  return repeat(12, () => {
    const t = random.next()
    const x = random.next() < 0.5 ? random.range(0, 360) : random.range(1170, WIDTH)
    const y = lerp(NEAR_SHORE + 20, HEIGHT - 20, t)
    const size = lerp(12, 54, t)
    const rock = painter.tone('#8d8c86', 0.08)
    return (
      polygon(
        [
          [x - size, y],
          [x - size * 0.8, y - size * 0.5],
          [x - size * 0.1, y - size * 0.72],
          [x + size * 0.7, y - size * 0.46],
          [x + size, y],
        ],
        lighten(rock, -0.05),
      ) +
      polygon(
        [
          [x - size * 0.8, y - size * 0.5],
          [x - size * 0.1, y - size * 0.72],
          [x + size * 0.7, y - size * 0.46],
          [x - size * 0.1, y - size * 0.4],
        ],
        lighten(rock, 0.05),
      )
    )
  })
}
