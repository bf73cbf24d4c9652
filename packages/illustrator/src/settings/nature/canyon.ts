import { lighten } from '../../base/colour.ts'
import { HEIGHT, lerp, WIDTH } from '../../base/geometry.ts'
import { leafMark } from '../../base/marks.ts'
import { ellipse, path, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawClump } from '../../props/foliage/clump.ts'
import { drawGround } from '../ground.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { besideStage, drawBrushwork, drawShade } from './land.ts'
import { drawButte } from './strata.ts'

const HORIZON = HEIGHT * 0.54
const LEDGE = '#c98a5f'
const RED = ['#b4583a', '#cd7a4f', '#99472f', '#dd9b6b', '#a9522f', '#c66e48'] as const

/** Draws layered red walls on both sides of a deep valley, seen from a ledge. */
export const drawCanyon: DrawSetting = (painter) => {
  const { haze } = painter.light
  const sheet = (opacity: number) => rect(0, 0, WIDTH, HORIZON + 20, haze, { opacity })
  const wall = (
    left: number,
    right: number,
    top: number,
    flare: number,
    depth: number,
    layers: number,
    foot = HORIZON + 12,
  ) => drawButte(painter, { left, right, top, foot, flare, depth, layers, colours: RED })
  const back =
    drawSky(painter) +
    wall(-60, 640, HORIZON - 200, 60, 0.78, 6) +
    wall(820, 1600, HORIZON - 235, 60, 0.74, 6) +
    sheet(0.12) +
    wall(-60, 470, HORIZON - 300, 120, 0.56, 8) +
    wall(1010, 1600, HORIZON - 270, 130, 0.52, 8) +
    wall(690, 760, HORIZON - 190, 70, 0.6, 6) +
    drawRiver(painter) +
    sheet(0.1) +
    wall(-60, 250, 70, 150, 0.28, 12, HORIZON + 30) +
    wall(1250, 1600, 30, 160, 0.24, 13, HORIZON + 30) +
    drawGround(painter, HORIZON, LEDGE) +
    drawSlabs(painter) +
    drawBrushwork(painter, { from: HORIZON, colour: LEDGE, count: 260 }) +
    wall(-120, 70, -40, 90, 0.06, 14, HEIGHT * 0.78) +
    wall(1450, 1640, -60, 90, 0.05, 14, HEIGHT * 0.8) +
    drawRubble(painter) +
    drawJunipers(painter)
  return { back, horizon: HORIZON, floor: 'stone' }
}

/** Draws a reflection of light on the river at the bottom of the valley. */
function drawRiver(painter: Painter): string {
  const water = painter.tone('#7fb0b0', 0.45)
  return repeat(5, (i) => ellipse(690 + i * 26, HORIZON - 8 + i * 3, 70 + i * 16, 4 + i, water))
}

/** Draws the edges of flat stones on the ledge. */
function drawSlabs(painter: Painter): string {
  const { random } = painter
  const marks = repeat(90, () => {
    const t = random.next() ** 1.1
    return leafMark(
      [random.next() * WIDTH, lerp(HORIZON + 8, HEIGHT, t)],
      lerp(40, 260, t) * random.range(0.5, 1),
      lerp(0.8, 3, t),
      random.range(-4, 4),
    )
  })
  return path(marks, lighten(painter.tone('#8f4f33', 0.08), -0.02), { opacity: 0.4 })
}

function drawRubble(painter: Painter): string {
  const { random } = painter
  return repeat(46, () => {
    const t = random.next()
    const [x, y] = [besideStage(random), lerp(HORIZON + 40, HEIGHT, t)]
    const size = lerp(6, 38, t) * random.range(0.5, 1.2)
    const rock = lighten(painter.tone(random.pick(RED), 0.05), random.range(-0.03, 0.03))
    return (
      drawShade(painter, x, y + size * 0.3, size * 1.3, size * 0.25, 0.25) +
      ellipse(x, y, size, size * 0.62, lighten(rock, -0.06)) +
      ellipse(x - size * 0.12, y - size * 0.14, size * 0.8, size * 0.42, lighten(rock, 0.04))
    )
  })
}

function drawJunipers(painter: Painter): string {
  const { random, spec } = painter
  return repeat(16, (i) => {
    const t = i / 15
    const size = lerp(14, 60, t) * random.range(0.8, 1.2)
    const x = besideStage(random)
    return drawClump(
      painter,
      { colour: '#6d7d54', depth: 0.2 * (1 - t), snow: spec.season === 'winter' },
      [x, lerp(HORIZON + 24, HEIGHT, t) - size * 0.5],
      size,
    )
  })
}
