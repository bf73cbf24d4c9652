import { lighten } from '../../base/colour.ts'
import { HEIGHT, lerp, SIDES, WIDTH } from '../../base/geometry.ts'
import { d, ellipse, line, path, polygon, repeat, stroke } from '../../base/svg.ts'
import type { Painter, WaterArea } from '../../painter/painter.ts'
import { drawStreetLamp } from '../places/parts/lamp.ts'
import { at, EYE, groundAt, level, panel, stageHorizon, unitAt } from '../places/parts/space.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawFarShore, FAR_SHORE } from './lake.ts'
import { drawGulls } from './shore.ts'
import { drawGlitter, drawReflected, drawWater, drawWaves } from './water.ts'

const DECK = { half: 5.6, far: 17 }
const TIMBER = '#a88a66'

/** Draws a wooden dock in a calm lake, with moored rowing boats and wooded hills on the far shore. */
export const drawDock: DrawSetting = (painter) => {
  const shore = drawReflected(painter, 'far-shore', FAR_SHORE, drawFarShore(painter), 0.75)
  const back =
    drawSky(painter) +
    shore.above +
    drawWater(painter, { top: FAR_SHORE, bottom: HEIGHT, colour: '#8fb0bb', near: '#5f8fa3', waves: 0 }) +
    shore.below +
    drawWaves(painter, FAR_SHORE + 8, HEIGHT, '#8fb0bb', 190) +
    drawGlitter(painter, FAR_SHORE, HEIGHT) +
    painter.mark('object:boat', drawRowingBoat(painter, -7.6, 13, 1)) +
    painter.mark('object:boat', drawRowingBoat(painter, 8.4, 16.5, -1)) +
    drawDeck(painter)
  return { back, horizon: stageHorizon(DECK.far), floor: 'wood', water: waterFrom(FAR_SHORE) }
}

/** Draws a long seaside pier with railings and street lamps above the waves. */
export const drawPier: DrawSetting = (painter) => {
  const back =
    drawSky(painter) +
    drawGulls(painter, [WIDTH * 0.3, HEIGHT * 0.22]) +
    drawWater(painter, { top: EYE.horizon - 40, bottom: HEIGHT, colour: '#3f7f98', near: '#5fa6ae', waves: 260 }) +
    drawDeck(painter) +
    SIDES.map((side) => drawRailing(painter, side)).join('') +
    SIDES.map((side) =>
      [16.6, 12.6, 9.4, 7.2]
        .map((away) => drawStreetLamp(painter, ...at(side * (DECK.half - 0.15), 0, away), unitAt(away) * 3))
        .join(''),
    ).join('')
  return { back, horizon: stageHorizon(DECK.far), floor: 'wood', water: waterFrom(EYE.horizon - 40) }
}

/** Returns the water between the horizon and the far end of the deck. */
function waterFrom(horizon: number): WaterArea {
  return { horizon, top: horizon + 30, bottom: groundAt(DECK.far) - 8, left: 20, right: WIDTH - 20 }
}

function drawDeck(painter: Painter): string {
  const wood = painter.tone(TIMBER)
  const floor = level(0)
  const near = 2.9
  const { half, far } = DECK
  const rows = 62
  const planks = repeat(rows, (i) => {
    const [from, to] = [lerp(far, near, (i / rows) ** 0.6), lerp(far, near, ((i + 0.93) / rows) ** 0.6)]
    return polygon(panel(floor, -half, to, half, from), lighten(wood, painter.random.range(-0.045, 0.045)))
  })
  const seam = [-1.9, 1.9].map((x) =>
    line(...floor(x, far), ...floor(x, near), lighten(wood, -0.14), 2, { opacity: 0.5 }),
  )
  const front = polygon(
    [floor(-half, far), floor(half, far), at(half, -0.35, far), at(-half, -0.35, far)],
    lighten(wood, -0.16),
  )
  const posts = [17, 13.4, 10.4, 8].flatMap((away) =>
    SIDES.map((side) => {
      const u = unitAt(away)
      const [x, y] = at(side * (half + 0.12), 0, away)
      return (
        line(x, y + u * 0.8, x, y - u * 0.55, lighten(wood, -0.14), u * 0.24, { 'stroke-linecap': 'butt' }) +
        ellipse(x, y - u * 0.55, u * 0.12, u * 0.04, lighten(wood, 0.05))
      )
    }),
  )
  return (
    polygon(panel(floor, -half, near, half, far), lighten(wood, -0.2)) + front + planks + seam.join('') + posts.join('')
  )
}

function drawRailing(painter: Painter, side: number): string {
  const white = painter.tone('#f1efe9')
  const x = side * (DECK.half - 0.1)
  const bars = repeat(34, (i) => {
    const away = lerp(DECK.far, 6, (i / 33) ** 0.7)
    return line(...at(x, 0, away), ...at(x, 1, away), white, Math.max(1.4, unitAt(away) * 0.035))
  })
  return bars + [0.12, 1].map((up) => line(...at(x, up, DECK.far), ...at(x, up, 6), white, up === 1 ? 7 : 4)).join('')
}

/** Draws a rowing boat. `way` is 1 if its bow points to the right, and -1 if it points to the left. */
function drawRowingBoat(painter: Painter, right: number, away: number, way: number): string {
  const u = unitAt(away)
  const [x, y] = at(right, -0.2, away)
  const hull = painter.tone(way > 0 ? '#3f6f7f' : '#a5453a', 0.1)
  const px = (k: number) => x + way * k * u
  return (
    ellipse(x, y + u * 0.06, u * 1.8, u * 0.14, painter.tone('#2c3a44'), { opacity: 0.3 }) +
    path(
      d`M${px(-1.7)} ${y - u * 0.5}Q${px(-1.6)} ${y} ${px(-1.2)} ${y}H${px(1)}Q${px(1.7)} ${y - u * 0.1} ${px(1.9)} ${y - u * 0.66}Q${px(0)} ${y - u * 0.34} ${px(-1.7)} ${y - u * 0.5}Z`,
      painter.gradient(lighten(hull, 0.04), lighten(hull, -0.08)),
    ) +
    stroke(
      d`M${px(-1.7)} ${y - u * 0.5}Q${px(0)} ${y - u * 0.34} ${px(1.9)} ${y - u * 0.66}`,
      painter.tone('#f1eadc'),
      u * 0.08,
    ) +
    line(px(-0.6), y - u * 0.42, px(0.9), y - u * 0.86, painter.tone('#c49a62'), u * 0.07)
  )
}
