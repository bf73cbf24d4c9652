import { lighten, mix } from '../../base/colour.ts'
import { lerp, listOf } from '../../base/geometry.ts'
import { leafMark } from '../../base/marks.ts'
import { ellipse, path, polygon, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawBroadleaf } from '../../props/foliage/broadleaf.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawGround } from '../ground.ts'
import { PASTURE } from '../season.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawBrushwork, drawGrass, drawShade, drawTreeline } from './land.ts'
import { FAR_WOOD, isBare, LAWN, LONG_GRASS, OAK, turfFloor } from './seasons.ts'
import { EYE, streamAt } from './stream-course.ts'

const HORIZON = EYE.horizon
/** The wide bend of the river on the left. */
const BEND = { horizon: HORIZON, top: 582, bottom: 610, left: 20, right: 640, near: '#6f9aa5' }
const WATER = '#4d8ba3'
const STEPS = 90

/** Draws a river that winds from the hills through a meadow to the left, with trees and stones on its banks. */
export const drawRiver: DrawSetting = (painter) => {
  const { season } = painter.spec
  const lawn = LAWN[season]
  const back =
    drawSky(painter) +
    drawRidge(painter, {
      y: HORIZON - 26,
      rise: 200,
      frequency: 0.8,
      fill: painter.tone('#7f90a8', 0.76),
      name: 'far',
    }) +
    drawRidge(painter, {
      y: HORIZON - 6,
      rise: 110,
      frequency: 1.3,
      fill: painter.tone(PASTURE[season], 0.58),
      name: 'near',
    }) +
    drawTreeline(painter, { y: HORIZON + 8, height: 92, count: 24, colour: FAR_WOOD[season], depth: 0.5 }) +
    drawGround(painter, HORIZON, lawn) +
    drawBrushwork(painter, { from: HORIZON, colour: lawn, count: 220 }) +
    drawTrees(painter) +
    drawStream(painter) +
    drawGrass(painter, { from: HORIZON + 150, colours: LONG_GRASS[season], count: 500, height: 34, stage: 0.5 }) +
    drawStones(painter)
  return { back, horizon: HORIZON, floor: turfFloor(season), water: BEND }
}

function drawStream(painter: Painter): string {
  const { random, light, spec } = painter
  const bank = (across: number) => listOf(STEPS, (i) => streamAt(i / (STEPS - 1), across))
  const band = (from: number, to: number) => [...bank(from), ...bank(to).toReversed()]
  const water = painter.tone(WATER, 0.08)
  const fill = painter.gradient(mix(water, light.sky[2], 0.6), water, { middle: mix(water, light.sky[1], 0.35) })
  const strokes = (tone: string, opacity: number) => {
    const marks = repeat(80, () => {
      const t = random.next() ** 0.8
      const [x, y] = streamAt(t, random.range(0.08, 0.92))
      return leafMark([x, y], lerp(8, 120, t) * random.range(0.5, 1.1), lerp(0.7, 4, t), random.range(-3, 3))
    })
    return path(marks, tone, { opacity })
  }
  const earth = painter.tone(spec.season === 'winter' ? '#b9bfc4' : '#94825c', 0.14)
  return (
    polygon(band(-0.05, 1.04), earth) +
    polygon(band(0, 0.985), fill) +
    polygon(band(0, 0.18), lighten(water, -0.08), { opacity: 0.4 }) +
    strokes(mix(water, light.sky[2], 0.75), 0.75) +
    strokes(lighten(water, -0.07), 0.5)
  )
}

/** Draws trees behind the river and on the right side. */
function drawTrees(painter: Painter): string {
  const { season } = painter.spec
  const tree = (x: number, near: number, size: number, depth: number, lean = 0) =>
    drawShade(painter, x, HORIZON + near, size * 0.4, size * 0.05, 0.25) +
    drawBroadleaf(painter, {
      x,
      y: HORIZON + near,
      width: size * 1.05,
      height: size,
      colour: OAK[season],
      depth,
      lean,
      stem: 0.24,
      bare: isBare(season),
    })
  return (
    tree(330, 6, 120, 0.5) +
    tree(130, 8, 210, 0.42) +
    tree(1120, 26, 190, 0.4) +
    tree(1300, 60, 320, 0.26) +
    tree(1480, 150, 520, 0.1, -6)
  )
}

/** Draws stones along the near bank and in the water. */
function drawStones(painter: Painter): string {
  const { random } = painter
  return listOf(44, () => random.next())
    .sort((a, b) => a - b)
    .map((share) => {
      const t = lerp(0.3, 0.98, share)
      const [x, y] = streamAt(t, random.next() < 0.75 ? random.range(0.94, 1.1) : random.range(0.15, 0.9))
      const size = lerp(4, 30, t ** 1.6) * random.range(0.5, 1.1)
      const stone = lighten(
        painter.tone(random.pick(['#8d8f8b', '#a39c90', '#7b8084']), 0.1),
        random.range(-0.03, 0.03),
      )
      return (
        ellipse(x, y + size * 0.3, size * 1.3, size * 0.3, painter.tone('#3a4a4c'), { opacity: 0.25 }) +
        ellipse(x, y, size, size * 0.6, lighten(stone, -0.06)) +
        ellipse(x - size * 0.1, y - size * 0.14, size * 0.78, size * 0.4, lighten(stone, 0.045))
      )
    })
    .join('')
}
