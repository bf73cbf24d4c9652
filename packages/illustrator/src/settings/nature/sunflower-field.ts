import { lighten } from '../../base/colour.ts'
import { HEIGHT, lerp, WIDTH } from '../../base/geometry.ts'
import { leafMark } from '../../base/marks.ts'
import { d, path, repeat, stroke } from '../../base/svg.ts'
import { drawFlower } from '../../flora/draw-flower.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawRidge } from '../../props/ridge.ts'
import type { SeasonName } from '../../spec.ts'
import { drawGround } from '../ground.ts'
import { PASTURE } from '../season.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawFlowerDabs } from './blooms.ts'
import { drawBrushwork, drawGrass, drawTreeline, STAGE } from './land.ts'
import { FAR_WOOD, LAWN, turfFloor } from './seasons.ts'

const HORIZON = HEIGHT * 0.5
const LEAF: Readonly<Record<SeasonName, string>> = {
  spring: '#557d3d',
  summer: '#4f7436',
  autumn: '#8c8148',
  winter: '#8d7f66',
}
const HEAD: Readonly<Record<SeasonName, string>> = {
  spring: '#f4c63a',
  summer: '#f2b81f',
  autumn: '#d99a2b',
  winter: '#9c7d4a',
}
const ROWS = 11

/** Draws sunflowers as tall as a person on both sides of a grass path. */
export const drawSunflowerField: DrawSetting = (painter) => {
  const { season } = painter.spec
  const back =
    drawSky(painter) +
    drawRidge(painter, {
      y: HORIZON - 20,
      rise: 110,
      frequency: 0.9,
      fill: painter.tone('#8494a0', 0.76),
      name: 'far',
    }) +
    drawRidge(painter, {
      y: HORIZON + 2,
      rise: 60,
      frequency: 1.4,
      fill: painter.tone(PASTURE[season], 0.5),
      name: 'near',
    }) +
    drawTreeline(painter, { y: HORIZON + 8, height: 60, count: 30, colour: FAR_WOOD[season], depth: 0.55 }) +
    drawGround(painter, HORIZON, LAWN[season]) +
    drawBrushwork(painter, { from: HORIZON, colour: LAWN[season], count: 200 }) +
    drawGrass(painter, { from: HORIZON + 12, colours: [LAWN[season]], count: 500, height: 20 }) +
    drawFlowerDabs(painter, [HEAD[season], lightOf(season)], HORIZON + 4, HORIZON + 26, 420, 9) +
    repeat(ROWS, (i) => drawRow(painter, ((i + 0.4) / ROWS) ** 1.9))
  return { back, horizon: HORIZON, floor: turfFloor(season) }
}

function lightOf(season: SeasonName): string {
  return season === 'winter' ? '#b09a70' : '#f7d35e'
}

/** Draws the flowers at one distance on both sides of the path. */
function drawRow(painter: Painter, t: number): string {
  const { random } = painter
  const gap = lerp(26, 118, t)
  const clear = lerp(70, CLEARING, t)
  const count = Math.ceil(WIDTH / 2 / gap) + 1
  return repeat(2 * count, (i) => {
    const side = i % 2 ? 1 : -1
    const away = clear + Math.floor(i / 2) * gap + random.range(0, gap * 0.7)
    const x = WIDTH / 2 + side * away
    return x < -60 || x > WIDTH + 60
      ? ''
      : drawPlant(painter, x, lerp(HORIZON + 22, HEIGHT * 1.12, t) + random.range(-6, 6), t)
  })
}

const CLEARING = (STAGE.right - STAGE.left) / 2 + 130

function drawPlant(painter: Painter, x: number, y: number, t: number): string {
  const { random, spec } = painter
  const depth = 0.4 * (1 - t)
  const tall = lerp(48, 400, t) * random.range(0.85, 1.12)
  const leaf = painter.tone(LEAF[spec.season], depth)
  const leaves = repeat(9, (i) => {
    const side = i % 2 ? 1 : -1
    return leafMark(
      [x + side * tall * 0.1, y - tall * (0.1 + i * 0.085)],
      tall * 0.27,
      tall * 0.1,
      side * random.range(-40, -8),
    )
  })
  return (
    stroke(d`M${x} ${y}q${random.range(-8, 8)} ${-tall * 0.5} 0 ${-tall}`, leaf, Math.max(2, tall * 0.024)) +
    path(leaves, lighten(leaf, random.range(-0.03, 0.05))) +
    drawFlower(painter, {
      kind: 'sunflower',
      colour: painter.fade(HEAD[spec.season], depth * 0.4),
      x,
      y: y - tall,
      radius: lerp(11, 62, t) * random.range(0.85, 1.1),
      turn: random.range(-30, 30),
      lit: random.range(-0.4, 0.6),
    })
  )
}
