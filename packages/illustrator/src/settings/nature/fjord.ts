import { lighten } from '../../base/colour.ts'
import { HEIGHT, WIDTH } from '../../base/geometry.ts'
import { d, line, path, polygon, rect, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawConifer } from '../../props/foliage/conifer.ts'
import { drawGround } from '../ground.ts'
import { windowFill } from '../places/parts/glass.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawFlowerDabs } from './blooms.ts'
import { drawBrushwork, drawGrass, NEAR_EDGE_RISE } from './land.ts'
import { drawPeak } from './peaks.ts'
import { LAWN, LONG_GRASS, turfFloor } from './seasons.ts'
import { drawGlitter, drawReflected, drawWater, drawWaves } from './water.ts'

const FAR_SHORE = HEIGHT * 0.455
const NEAR_SHORE = HEIGHT * 0.575
const OPEN_WATER = {
  horizon: FAR_SHORE - 14,
  top: FAR_SHORE + 26,
  bottom: NEAR_SHORE - 6,
  left: 20,
  right: 1100,
  near: '#3f6f80',
}
const ROCK = '#5f6f78'
const WATER = '#4f7f8e'

/** Draws a fjord: dark water between steep mountains with snow, a waterfall, and red cabins on the shore. */
export const drawFjord: DrawSetting = (painter) => {
  const { season } = painter.spec
  const shore = drawReflected(painter, 'fjord', FAR_SHORE, drawWalls(painter), 0.7)
  const back =
    drawSky(painter) +
    shore.above +
    drawWater(painter, { top: FAR_SHORE, bottom: NEAR_SHORE + 40, colour: WATER, near: '#3f6f80', waves: 0 }) +
    shore.below +
    drawWaves(painter, FAR_SHORE + 8, NEAR_SHORE + 20, WATER, 90) +
    drawGlitter(painter, FAR_SHORE, NEAR_SHORE) +
    drawGround(painter, NEAR_SHORE, LAWN[season]) +
    [1180, 1306, 1430].map((x, i) => drawCabin(painter, x, NEAR_SHORE + 14 + i * 10, 84 + i * 20)).join('') +
    drawBrushwork(painter, { from: NEAR_SHORE + 14, colour: LAWN[season], count: 240 }) +
    drawGrass(painter, { from: NEAR_SHORE + 4, colours: LONG_GRASS[season], count: 900, height: 40, stage: 0.3 }) +
    (season === 'winter' ? '' : drawFlowerDabs(painter, ['#f4efe2', '#b98fc4'], NEAR_SHORE + 20, HEIGHT, 260, 5))
  return { back, horizon: NEAR_SHORE - NEAR_EDGE_RISE, floor: turfFloor(season), water: OPEN_WATER }
}

/** Draws the mountains on both sides, steeper and darker towards the viewer. */
function drawWalls(painter: Painter): string {
  const isWinter = painter.spec.season === 'winter'
  const peak = (x: number, height: number, width: number, depth: number, snow: number) =>
    drawPeak(painter, { x, height, foot: FAR_SHORE + 4, width, depth, rock: ROCK, snow: isWinter ? 0.75 : snow })
  return (
    peak(700, 190, 380, 0.78, 0.5) +
    peak(860, 230, 420, 0.74, 0.5) +
    peak(540, 300, 460, 0.6, 0.36) +
    peak(1010, 290, 440, 0.58, 0.36) +
    peak(330, 390, 560, 0.42, 0.3) +
    peak(1200, 370, 540, 0.4, 0.28) +
    peak(60, 440, 620, 0.24, 0.22) +
    peak(1490, 430, 600, 0.22, 0.22) +
    drawFall(painter, 196) +
    drawFirs(painter)
  )
}

function drawFall(painter: Painter, x: number): string {
  const white = painter.tone('#f4fafc', 0.1)
  const fall = d`M${x} ${FAR_SHORE - 250}q14 50 4 90q-12 60 6 100l2 62`
  return stroke(fall, white, 11, { opacity: 0.9 }) + stroke(fall, lighten(white, -0.08), 3)
}

function drawFirs(painter: Painter): string {
  const { random, spec } = painter
  return repeat(70, () => {
    const x = random.next() < 0.5 ? random.range(-20, 520) : random.range(1020, WIDTH + 20)
    const tall = random.range(22, 50)
    const up = random.next() ** 2 * 90 * (Math.abs(x - WIDTH / 2) / (WIDTH / 2))
    return drawConifer(painter, {
      x,
      y: FAR_SHORE + 2 - up,
      width: tall * 0.44,
      height: tall,
      depth: 0.34,
      snow: spec.season === 'winter',
    })
  })
}

/** Draws a red wooden cabin with white trim. */
function drawCabin(painter: Painter, x: number, foot: number, width: number): string {
  const red = painter.tone('#a8382e', 0.12)
  const white = painter.tone('#f3efe8', 0.1)
  const roof = painter.tone(painter.spec.season === 'winter' ? '#eef2f4' : '#4f5358', 0.12)
  const [half, wall, rise] = [width / 2, width * 0.52, width * 0.42]
  const top = foot - wall
  const windows = [-0.24, 0.24].map(
    (k) =>
      rect(x + k * width - width * 0.11, top + wall * 0.26, width * 0.22, wall * 0.38, white) +
      rect(x + k * width - width * 0.08, top + wall * 0.31, width * 0.16, wall * 0.28, windowFill(painter)),
  )
  const boards = repeat(9, (i) => {
    const bx = x - half + ((i + 1) * width) / 10
    return line(bx, top, bx, foot, lighten(red, -0.06), 1.4)
  })
  return (
    rect(x - half, top, width, wall, red) +
    polygon(
      [
        [x - half, top],
        [x, top - rise],
        [x + half, top],
      ],
      red,
    ) +
    boards +
    path(
      d`M${x - half - 8} ${top + 6}L${x} ${top - rise - 6}L${x + half + 8} ${top + 6}L${x + half + 8} ${top - 5}L${x} ${top - rise - 19}L${x - half - 8} ${top - 5}Z`,
      roof,
    ) +
    windows.join('') +
    line(x - half, top, x - half, foot, white, 4) +
    line(x + half, top, x + half, foot, white, 4) +
    rect(x - half - 4, foot - 6, width + 8, 9, painter.tone('#8a8680', 0.1))
  )
}
