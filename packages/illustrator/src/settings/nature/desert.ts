import { lighten } from '../../base/colour.ts'
import { HEIGHT, lerp, type Point, WIDTH } from '../../base/geometry.ts'
import { discMark, leafMark } from '../../base/marks.ts'
import { d, path, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawSaguaro } from '../../props/foliage/saguaro.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawGround } from '../ground.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { besideStage, drawBrushwork, drawShade } from './land.ts'
import { drawButte } from './strata.ts'

const HORIZON = HEIGHT * 0.52
const SAND = '#d08a58'
const SAGUAROS = [
  { x: 0.3, near: 26, height: 110, depth: 0.4 },
  { x: 0.79, near: 34, height: 140, depth: 0.34 },
  { x: 0.2, near: 80, height: 230, depth: 0.18 },
  { x: 0.94, near: 120, height: 330, depth: 0.08 },
  { x: 0.075, near: 170, height: 440, depth: 0 },
] as const

/** Draws red earth with saguaros, and mesas and dunes behind. */
export const drawDesert: DrawSetting = (painter) => {
  const back =
    drawSky(painter) +
    drawRidge(painter, {
      y: HORIZON - 20,
      rise: 90,
      frequency: 1.1,
      fill: painter.tone('#a5808c', 0.72),
      name: 'far',
    }) +
    drawButte(painter, {
      left: 880,
      right: 1010,
      top: HORIZON - 210,
      foot: HORIZON + 6,
      flare: 110,
      depth: 0.56,
      layers: 7,
    }) +
    drawButte(painter, {
      left: 250,
      right: 520,
      top: HORIZON - 165,
      foot: HORIZON + 6,
      flare: 130,
      depth: 0.5,
      layers: 6,
    }) +
    drawButte(painter, {
      left: 1180,
      right: 1420,
      top: HORIZON - 265,
      foot: HORIZON + 8,
      flare: 150,
      depth: 0.42,
      layers: 8,
    }) +
    drawRidge(painter, {
      y: HORIZON + 10,
      rise: 44,
      frequency: 1.2,
      fill: painter.tone('#c98d62', 0.4),
      name: 'dune',
    }) +
    drawGround(painter, HORIZON, SAND) +
    drawBrushwork(painter, { from: HORIZON, colour: SAND, count: 320 }) +
    drawPebbles(painter) +
    drawScrub(painter) +
    SAGUAROS.map(({ x, near, height, depth }) => drawSaguaro(painter, WIDTH * x, HORIZON + near, height, depth)).join(
      '',
    ) +
    drawAgaves(painter)
  return { back, horizon: HORIZON, floor: 'earth', mild: true }
}

function drawScrub(painter: Painter): string {
  const { random } = painter
  return repeat(70, () => {
    const t = random.next() ** 1.2
    const x = t < 0.2 ? random.next() * WIDTH : besideStage(random)
    const y = lerp(HORIZON + 10, HEIGHT, t)
    const size = lerp(8, 54, t) * random.range(0.7, 1.2)
    const blades = repeat(13, (i) => {
      const lean = (i / 12 - 0.5) * size * 1.9
      return d`M${x} ${y}q${lean * 0.3} ${-size * 0.5} ${lean} ${-size * random.range(0.5, 0.9)}`
    })
    return stroke(
      blades,
      lighten(painter.tone(random.pick(['#8d8f62', '#a79a63', '#75835a']), (1 - t) * 0.4), random.range(-0.04, 0.04)),
      lerp(1.2, 3, t),
    )
  })
}

function drawAgaves(painter: Painter): string {
  const { random } = painter
  return [0.03, 0.16, 0.85, 0.96]
    .map((share) => {
      const [x, y] = [WIDTH * share, HEIGHT * random.range(0.86, 0.99)]
      const leaves = (from: number, tone: number) =>
        path(
          repeat(7, (i) => {
            const turn = lerp(-165, -15, (i + from) / 7)
            const long = random.range(80, 116)
            const rad = (turn * Math.PI) / 180
            const at: Point = [x + (Math.cos(rad) * long) / 2, y + (Math.sin(rad) * long) / 2]
            return leafMark(at, long, 17, turn)
          }),
          lighten(painter.tone('#7f9b84'), tone),
        )
      return drawShade(painter, x, y, 90, 12) + leaves(0, -0.06) + leaves(0.5, 0.02)
    })
    .join('')
}

function drawPebbles(painter: Painter): string {
  const { random } = painter
  return [-0.1, 0.06]
    .map((tone) => {
      const marks = repeat(130, () => {
        const t = random.next()
        const size = lerp(1, 7, t) * random.range(0.5, 1)
        return discMark([random.next() * WIDTH, lerp(HORIZON + 10, HEIGHT, t)], size, size * 0.55)
      })
      return path(marks, lighten(painter.tone('#b06f48', 0.06), tone), { opacity: 0.8 })
    })
    .join('')
}
