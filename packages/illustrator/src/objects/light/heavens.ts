import { HEIGHT, WIDTH } from '../../base/geometry.ts'
import { circle, d, ellipse, path, repeat } from '../../base/svg.ts'
import { MOON, MOON_COLOUR, SUN_RADIUS } from '../../settings/sky.ts'
import { type Brush, createObject } from '../brush.ts'
import type { SceneObject } from '../object.ts'

const FULL_MOON = 62
/** Craters of the moon. Positions and sizes are fractions of the moon's radius. */
const CRATERS = [
  [-0.32, -0.27, 0.2],
  [0.18, 0.22, 0.27],
  [0.36, -0.41, 0.14],
  [-0.45, 0.32, 0.14],
  [-0.05, 0.6, 0.11],
  [0.6, 0.1, 0.11],
  [-0.1, -0.64, 0.11],
] as const
/** Default position of a sun that the prompt names, as fractions of the canvas. Used when the light defines no sun. */
const HIGH_SUN = { x: 0.68, y: 0.13 }

/**
 * A sun below this fraction of the canvas height is drawn as a glow only, because hills or the sea may cover its disc.
 */
const LOWEST_SUN = 0.4

/** A large full moon with its dark seas. It covers the smaller moon of a night sky. */
export const moon: SceneObject = {
  place: 'sky',
  width: 1.3,
  height: 1.3,
  draw(painter, _, detail) {
    const [x, y, radius] = [MOON.x, MOON.y, FULL_MOON]
    const { glow } = painter.light
    painter.glow(x, y, radius * (2.6 + glow), '#f4ecd0', 0.3 + glow * 0.2)
    const seas = CRATERS.map(([right, down, size]) =>
      ellipse(x + right * radius, y + down * radius, size * radius, size * radius * 0.84, '#b9b7c4', { opacity: 0.42 }),
    )
    const shade = d`M${x} ${y - radius}A${radius} ${radius} 0 0 1 ${x} ${y + radius}A${radius * 1.3} ${radius * 1.3} 0 0 0 ${x} ${y - radius}Z`
    return (
      circle(x, y, radius, detail.colour ?? MOON_COLOUR) +
      ellipse(x - radius * 0.15, y - radius * 0.15, radius * 0.82, radius * 0.8, '#fffdf2', { opacity: 0.6 }) +
      seas.join('') +
      path(shade, '#6d6a92', { opacity: 0.14 })
    )
  },
}

/** Stars of many sizes, some with rays. */
export const stars = createObject('sky', [10, 2.2], (brush) => {
  const { random } = brush
  const dust = repeat(130, () => {
    const y = random.range(4, 205)
    return circle(random.range(-530, 530), y, random.range(0.5, 1.3), '#fffbe8', {
      opacity: random.range(0.45, 0.95) * (1 - y / 320),
    })
  })
  const bright = repeat(22, (i) => {
    const x = ((i * 0.618034) % 1) * 1040 - 520 + random.range(-20, 20)
    return drawStar(brush, x, random.range(12, 180), random.range(4, 9))
  })
  return dust + bright
})

/** Draws a star with four rays and a glow. */
function drawStar(brush: Brush, x: number, y: number, size: number): string {
  const colour = brush.ownColour('#fffbe8')
  brush.painter.glow(x, y, size * 2.6, colour, 0.5)
  const waist = size * 0.14
  const rays = d`M${x} ${y - size}L${x + waist} ${y - waist}L${x + size} ${y}L${x + waist} ${y + waist}L${x} ${y + size}L${x - waist} ${y + waist}L${x - size} ${y}L${x - waist} ${y - waist}Z`
  return path(rays, colour) + circle(x, y, size * 0.24, '#ffffff')
}

/** A large sun with rays, at the position of the light source. */
export const sun: SceneObject = {
  place: 'sky',
  width: 2,
  height: 2,
  draw(painter, _, detail) {
    const at = painter.light.sun?.disc ? painter.light.sun : HIGH_SUN
    const [x, y, radius] = [at.x * WIDTH, at.y * HEIGHT, SUN_RADIUS * 1.2]
    painter.glow(x, y, radius * 6, '#ffd98a', 0.5)
    if (at.y > LOWEST_SUN) return ''
    const rays = repeat(16, (i) => {
      const transform = `rotate(${i * 22.5} ${Math.round(x)} ${Math.round(y)})`
      const reach = radius * (i % 2 ? 1.55 : 1.85)
      const ray = d`M${x - 7} ${y - radius * 1.2}L${x} ${y - reach}L${x + 7} ${y - radius * 1.2}Z`
      return path(ray, '#ffe9a8', { opacity: 0.7, transform })
    })
    return (
      rays +
      circle(x, y, radius * 1.12, '#ffe9a8', { opacity: 0.6 }) +
      circle(x, y, radius, detail.colour ?? '#ffeaa0') +
      circle(x - radius * 0.12, y - radius * 0.12, radius * 0.74, '#fffbe2', { opacity: 0.8 })
    )
  },
}
