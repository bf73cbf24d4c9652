import { lighten } from '../base/colour.ts'
import { HEIGHT, WIDTH } from '../base/geometry.ts'
import { circle, ellipse, group, rect, repeat } from '../base/svg.ts'
import { SOFT } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'

const STARS = 120
const CLOUDS = 5
const PUFFS = 7
/** The position of the moon in a night sky, in pixels. */
export const MOON = { x: WIDTH * 0.24, y: HEIGHT * 0.17, radius: 34 }
export const MOON_COLOUR = '#eef0ff'
export const SUN_RADIUS = HEIGHT * 0.045
const MOON_SHADE = '#d5d9f2'

/**
 * Draws the sky over the whole canvas, with stars and the moon at night, or clouds and the sun, and the objects in the
 * sky that the description names.
 */
export function drawSky(painter: Painter): string {
  const [top, middle, low] = painter.light.sky
  const air = rect(0, 0, WIDTH, HEIGHT, painter.gradient(top, low, { middle }))
  return painter.mark(
    'sky',
    air +
      painter.layer('sky', () => (painter.light.stars ? drawNight(painter) : drawClouds(painter))) +
      drawSun(painter) +
      painter.farSky(),
  )
}

/** Returns the gradient of the sky as a fill for windows. */
export function skyFill(painter: Painter): string {
  const [top, middle, low] = painter.light.sky
  return painter.gradient(top, low, { middle })
}

function drawNight(painter: Painter): string {
  const { random } = painter
  const stars = repeat(STARS, () =>
    circle(random.next() * WIDTH, random.next() * HEIGHT * 0.5, random.range(0.6, 1.8), '#ffffff', {
      opacity: random.range(0.3, 0.9),
    }),
  )
  const { x, y, radius } = MOON
  const moon =
    circle(x, y, radius * 8, painter.halo('#8f97dd'), { opacity: 0.55 }) +
    circle(x, y, radius, MOON_COLOUR) +
    circle(x + 9, y - 6, 8, MOON_SHADE) +
    circle(x - 11, y + 8, 6, MOON_SHADE) +
    circle(x + 4, y + 16, 4, MOON_SHADE)
  return stars + moon
}

function drawClouds(painter: Painter): string {
  const { random } = painter
  const vapour = lighten(painter.light.sky[1], 0.06)
  return repeat(CLOUDS, () => {
    const y = HEIGHT * random.range(0.06, 0.32)
    const x = random.next() * WIDTH
    const puffs = repeat(PUFFS, () =>
      ellipse(x + random.range(-170, 170), y + random.range(-9, 9), random.range(60, 150), random.range(6, 15), vapour),
    )
    return group({ opacity: 0.42, filter: SOFT }, puffs)
  })
}

function drawSun(painter: Painter): string {
  const { sun } = painter.light
  if (!sun) return ''
  const x = sun.x * WIDTH
  const y = sun.y * HEIGHT
  return (
    circle(x, y, HEIGHT * 0.62, painter.halo(sun.colour), { opacity: sun.alpha * 0.8 }) +
    circle(x, y, HEIGHT * 0.2, painter.halo('#fff6dc'), { opacity: sun.alpha }) +
    (sun.disc ? drawDisc(x, y, sun.alpha) : '')
  )
}

/** Draws the disc of the sun with a soft edge. */
function drawDisc(x: number, y: number, alpha: number): string {
  return (
    circle(x, y, SUN_RADIUS * 1.5, '#fff2cc', { opacity: alpha * 0.28 }) +
    circle(x, y, SUN_RADIUS * 1.2, '#fff6dc', { opacity: alpha * 0.4 }) +
    circle(x, y, SUN_RADIUS * 0.94, '#fffaf0', { opacity: alpha })
  )
}
