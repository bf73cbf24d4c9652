import { HEIGHT, lerp, listOf, type Point, WIDTH } from '../../base/geometry.ts'
import { createNoise } from '../../base/noise.ts'
import { group, polygon, repeat } from '../../base/svg.ts'
import { BROAD, SOFT } from '../../painter/filters.ts'
import type { Painter } from '../../painter/painter.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawRange } from './peaks.ts'
import { drawSnowLand } from './snow-field.ts'

const HORIZON = HEIGHT * 0.53
const RAYS = 64
const CURTAINS = [
  { y: 210, sway: 120, height: 210, from: -0.1, to: 0.8, green: '#5df5a8', top: '#7d6bf0', opacity: 0.62 },
  { y: 300, sway: 110, height: 230, from: 0.15, to: 1.1, green: '#4ff0b8', top: '#b06be0', opacity: 0.7 },
  { y: 385, sway: 70, height: 160, from: 0.3, to: 0.95, green: '#8dffb0', top: '#4fc3d9', opacity: 0.5 },
] as const

/** Draws green and violet curtains of light above snow and mountains. */
export const drawNorthernLights: DrawSetting = (painter) => {
  const back =
    drawSky(painter) +
    CURTAINS.map((_, i) => drawCurtain(painter, i)).join('') +
    drawRange(painter, {
      count: 6,
      from: -60,
      to: WIDTH + 60,
      height: 220,
      foot: HORIZON + 10,
      depth: 0.55,
      snow: 0.8,
    }) +
    drawSnowLand(painter) +
    drawSheen(painter)
  return { back, horizon: HORIZON, floor: 'snow' }
}

/** Draws one curtain of light as vertical rays along a winding line. */
function drawCurtain(painter: Painter, index: number): string {
  const { y, sway, height, from, to, green, top, opacity } = CURTAINS[index] as (typeof CURTAINS)[number]
  const noise = createNoise(`aurora-${index}${painter.spec.seed}`)
  const flicker = createNoise(`flicker-${index}${painter.spec.seed}`)
  const foot = (t: number): Point => [lerp(from, to, t) * WIDTH, y + noise(t * 0.9) * sway]
  const violet = painter.gradient(top, green, { middle: green, opacity: [0, 0.9] })
  const rays = repeat(RAYS, (i) => {
    const [a, b] = [i / RAYS, (i + 1.25) / RAYS]
    const fade = Math.sin(Math.PI * a) ** 0.6
    const tall = height * (0.75 + 0.45 * flicker(a * 5)) * (0.5 + fade * 0.5)
    const [p, q] = [foot(a), foot(b)]
    const ray: Point[] = [[p[0] + 16, p[1] - tall], [q[0] + 16, q[1] - tall], q, p]
    return polygon(ray, violet, { opacity: fade * (0.55 + 0.4 * flicker(a * 9 + 3)) })
  })
  const line = listOf(RAYS + 1, (i) => foot(i / RAYS))
  const hem = polygon([...line, ...line.map(([x, py]): Point => [x, py - 26]).toReversed()], green, { opacity: 0.7 })
  const glow = polygon([...line, ...line.map(([x, py]): Point => [x, py - height * 0.7]).toReversed()], green, {
    opacity: 0.4,
  })
  return group({ opacity: opacity * 0.8, filter: BROAD }, glow) + group({ opacity, filter: SOFT }, rays + hem)
}

/** Draws the reflection of the green light on the snow. */
function drawSheen(painter: Painter): string {
  const snow: Point[] = [
    [0, HORIZON + 10],
    [WIDTH, HORIZON + 10],
    [WIDTH, HEIGHT],
    [0, HEIGHT],
  ]
  return polygon(snow, painter.gradient('#5df5a8', '#5df5a8', { opacity: [0.2, 0.03] }))
}
