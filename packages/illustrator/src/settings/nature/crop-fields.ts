import { lighten } from '../../base/colour.ts'
import { CENTRE, HEIGHT, lerp, WIDTH } from '../../base/geometry.ts'
import { leafMark } from '../../base/marks.ts'
import { d, line, path, polygon, rect, repeat } from '../../base/svg.ts'
import { SOFT } from '../../painter/filters.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawGround } from '../ground.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawFlowerDabs, drawNearFlowers } from './blooms.ts'
import { drawFieldRows } from './field-rows.ts'
import { drawBrushwork, drawGrass, drawTreeline } from './land.ts'
import { FAR_WOOD, LONG_GRASS, turfFloor } from './seasons.ts'

const HORIZON = HEIGHT * 0.5
const WHEAT = ['#dcb255', '#c99a3f', '#ecd083'] as const
const STUBBLE = '#c2a368'
const SOIL = '#8d7a5c'
const TULIPS = ['#d9344a', '#f0b52c', '#e56fa0', '#f4efe6', '#e8702f', '#8a4fa8'] as const

/** Draws ripe wheat on both sides of a path. Only stubble is left in winter. */
export const drawWheatField: DrawSetting = (painter) => {
  const isWinter = painter.spec.season === 'winter'
  const back =
    drawFarLand(painter) +
    drawGround(painter, HORIZON, isWinter ? '#ddd8cc' : WHEAT[0]) +
    drawBrushwork(painter, { from: HORIZON, colour: isWinter ? STUBBLE : WHEAT[1], count: 240 }) +
    drawGrass(painter, {
      from: HORIZON + 4,
      colours: isWinter ? [STUBBLE] : WHEAT,
      count: isWinter ? 400 : 2600,
      height: isWinter ? 24 : 96,
      stage: 0.3,
    }) +
    drawTrack(painter) +
    (isWinter ? '' : drawEars(painter))
  return { back, horizon: HORIZON, floor: isWinter ? 'snow' : 'earth' }
}

/** Draws a field of red poppies in green corn. */
export const drawPoppyField: DrawSetting = (painter) => {
  const { season } = painter.spec
  const isWinter = season === 'winter'
  const grass = LONG_GRASS[season]
  const reds = ['#d5301f', '#e2452c', '#b9241c']
  const back =
    drawFarLand(painter) +
    drawGround(painter, HORIZON, grass[0]) +
    drawBrushwork(painter, { from: HORIZON, colour: grass[0], count: 160 }) +
    drawGrass(painter, { from: HORIZON + 6, colours: grass, count: 1500, height: 62, stage: 0.4 }) +
    (isWinter ? '' : drawFlowerDabs(painter, reds, HORIZON + 8, HEIGHT, 3600, 11)) +
    drawTrack(painter) +
    (isWinter ? '' : drawNearFlowers(painter, [{ kind: 'poppy', colour: '#d5301f' }], '#6f8a4a', 130))
  return { back, horizon: HORIZON, floor: turfFloor(season) }
}

/** Draws rows of tulips in many colours, with a windmill behind them. */
export const drawTulipField: DrawSetting = (painter) => {
  const isWinter = painter.spec.season === 'winter'
  const back =
    drawFarLand(painter) +
    drawGround(painter, HORIZON, isWinter ? '#d6d3cf' : SOIL) +
    painter.mark('object:windmill', drawWindmill(painter, WIDTH * 0.17, HORIZON + 12, 250)) +
    drawBrushwork(painter, { from: HORIZON, colour: SOIL, count: 120 }) +
    drawFieldRows(painter, {
      horizon: HORIZON,
      rows: 6,
      leaf: '#5f8f4c',
      bloom: isWinter ? undefined : TULIPS,
      height: 110,
      path: 0.26,
    })
  return { back, horizon: HORIZON, floor: 'earth' }
}

function drawFarLand(painter: Painter): string {
  const { season } = painter.spec
  return (
    drawSky(painter) +
    drawRidge(painter, { y: HORIZON - 10, rise: 70, frequency: 1, fill: painter.tone('#8f9fa3', 0.72), name: 'far' }) +
    drawTreeline(painter, { y: HORIZON + 8, height: 46, count: 34, colour: FAR_WOOD[season], depth: 0.52 })
  )
}

/** Draws a track through the field, which widens towards the viewer. */
function drawTrack(painter: Painter): string {
  const y = HORIZON + 10
  return path(
    d`M${CENTRE - 14} ${y}C${CENTRE - 70} ${y + 120} ${CENTRE - 240} ${y + 220} ${CENTRE - 420} ${HEIGHT + 10}H${CENTRE + 420}C${CENTRE + 240} ${y + 220} ${CENTRE + 70} ${y + 120} ${CENTRE + 14} ${y}Z`,
    lighten(painter.tone(STUBBLE, 0.06), 0.03),
    { opacity: 0.85, filter: SOFT },
  )
}

/** Draws ears of wheat on both sides, smaller towards the horizon. */
function drawEars(painter: Painter): string {
  const { random } = painter
  return [-0.08, 0.02, 0.09]
    .map((shade) => {
      const marks = repeat(700, () => {
        const t = random.next()
        const y = lerp(HORIZON - 4, HEIGHT, t)
        const free = lerp(16, 440, t ** 1.2)
        const x = CENTRE + (random.next() < 0.5 ? -1 : 1) * random.range(free, CENTRE + 30)
        const size = lerp(5, 40, t)
        return leafMark([x, y], size, size * 0.3, random.range(-112, -68))
      })
      return path(marks, lighten(painter.tone(WHEAT[0], 0.06), shade))
    })
    .join('')
}

function drawWindmill(painter: Painter, x: number, foot: number, height: number): string {
  const brick = painter.tone('#8f5a44', 0.24)
  const thatch = painter.tone('#6d5f4f', 0.24)
  const sail = painter.tone('#efe6d4', 0.2)
  const top = foot - height * 0.74
  const sails = repeat(4, (i) => {
    const angle = ((24 + i * 90) * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const at = (along: number, side: number) =>
      [x + (cos * along - sin * side) * height, top + (sin * along + cos * side) * height] as const
    return (
      polygon([at(0.08, 0.01), at(0.08, 0.075), at(0.46, 0.075), at(0.46, 0.01)], sail, { opacity: 0.9 }) +
      repeat(6, (k) => line(...at(0.1 + k * 0.07, 0.01), ...at(0.1 + k * 0.07, 0.075), lighten(sail, -0.2), 1.5)) +
      line(...at(0, 0), ...at(0.47, 0), lighten(thatch, -0.1), 5)
    )
  })
  return (
    polygon(
      [
        [x - height * 0.16, foot],
        [x - height * 0.09, top + height * 0.06],
        [x + height * 0.09, top + height * 0.06],
        [x + height * 0.16, foot],
      ],
      painter.gradient(lighten(thatch, 0.06), lighten(thatch, -0.05), { across: true }),
    ) +
    rect(x - height * 0.18, foot - height * 0.24, height * 0.36, height * 0.02, painter.tone('#e9e2d2', 0.2)) +
    polygon(
      [
        [x - height * 0.165, foot],
        [x - height * 0.135, foot - height * 0.22],
        [x + height * 0.135, foot - height * 0.22],
        [x + height * 0.165, foot],
      ],
      brick,
    ) +
    rect(x - height * 0.03, foot - height * 0.12, height * 0.06, height * 0.12, painter.tone('#2f5a48', 0.2)) +
    path(
      d`M${x - height * 0.105} ${top + height * 0.07}Q${x - height * 0.09} ${top - height * 0.07} ${x} ${top - height * 0.08}Q${x + height * 0.09} ${top - height * 0.07} ${x + height * 0.105} ${top + height * 0.07}Z`,
      lighten(brick, -0.05),
    ) +
    sails
  )
}
