import { lighten } from '../../base/colour.ts'
import { CENTRE, HEIGHT, lerp, WIDTH } from '../../base/geometry.ts'
import { d, ellipse, path, repeat } from '../../base/svg.ts'
import { SOFT } from '../../painter/filters.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawConifer } from '../../props/foliage/conifer.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawGround } from '../ground.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawBrushwork, drawShade } from './land.ts'
import { drawRange } from './peaks.ts'

const HORIZON = HEIGHT * 0.53
const SNOW = '#f7fafc'
const SHADOW = '#a9bdd8'

/** Draws deep snow with drifts, snowy firs on both sides and white mountains behind, in every season. */
export const drawSnowField: DrawSetting = (painter) => {
  const back =
    drawSky(painter) +
    drawRange(painter, {
      count: 6,
      from: -60,
      to: WIDTH + 60,
      height: 250,
      foot: HORIZON + 10,
      depth: 0.7,
      snow: 0.85,
    }) +
    drawSnowLand(painter)
  return { back, horizon: HORIZON, floor: 'snow' }
}

/** Draws the land below the mountains. The northern lights setting uses it as well. */
export function drawSnowLand(painter: Painter): string {
  return (
    drawRidge(painter, { y: HORIZON, rise: 90, frequency: 1.1, fill: painter.tone('#d3deea', 0.5), name: 'hill' }) +
    drawFirs(painter, 34, 90, 0.5, 0, 0) +
    drawRidge(painter, { y: HORIZON + 12, rise: 36, frequency: 0.9, fill: painter.tone(SNOW, 0.3), name: 'bank' }) +
    drawGround(painter, HORIZON, SNOW) +
    drawDrifts(painter) +
    drawFirs(painter, 14, 250, 0.26, 30, 330) +
    drawFirs(painter, 8, 470, 0.08, 110, 520) +
    drawBrushwork(painter, { from: HORIZON + 20, colour: SNOW, count: 120, opacity: 0.35 }) +
    drawSparkle(painter)
  )
}

function drawFirs(
  painter: Painter,
  count: number,
  height: number,
  depth: number,
  near: number,
  clearing: number,
): string {
  const { random } = painter
  return repeat(count, (i) => {
    const x = ((i + random.range(0.1, 0.9)) / count) * WIDTH * 1.06 - WIDTH * 0.03
    if (Math.abs(x - CENTRE) < clearing) return ''
    const tall = height * random.range(0.7, 1.2)
    const y = HORIZON + near + random.range(0, 0.12) * height
    return (
      drawShade(painter, x + tall * 0.1, y - 2, tall * 0.24, tall * 0.03, 0.2) +
      drawConifer(painter, { x, y, width: tall * 0.44, height: tall, depth, snow: true }) +
      ellipse(x, y + 1, tall * 0.15, tall * 0.025, painter.tone(SNOW, depth))
    )
  })
}

/** Draws blue shadows behind low snowdrifts. */
function drawDrifts(painter: Painter): string {
  const { random } = painter
  const shade = painter.tone(SHADOW, 0.1)
  return repeat(13, (i) => {
    const t = i / 12
    const y = lerp(HORIZON + 20, HEIGHT * 1.02, t ** 1.3)
    const x = random.range(-0.1, 0.9) * WIDTH
    const long = lerp(240, 900, t)
    const rise = lerp(5, 34, t)
    const drift = d`M${x} ${y}C${x + long * 0.25} ${y - rise} ${x + long * 0.6} ${y - rise * 1.2} ${x + long} ${y}C${x + long * 0.6} ${y - rise * 0.1} ${x + long * 0.3} ${y + rise * 0.3} ${x} ${y}Z`
    return path(drift, painter.gradient(lighten(painter.tone(SNOW, 0.05), 0.03), shade, { opacity: [0.9, 0.9] }), {
      filter: SOFT,
    })
  })
}

function drawSparkle(painter: Painter): string {
  const { random } = painter
  const white = lighten(painter.tone('#ffffff'), 0.06)
  return repeat(90, () => {
    const t = random.next()
    return ellipse(random.next() * WIDTH, lerp(HORIZON + 20, HEIGHT, t), lerp(0.8, 2.2, t), lerp(0.6, 1.6, t), white, {
      opacity: random.range(0.4, 0.9),
    })
  })
}
