import { factsOf, type WeatherName } from '@vowkit/understanding'
import { lighten } from '../base/colour.ts'
import { arcPoints, CENTRE, HEIGHT, WIDTH } from '../base/geometry.ts'
import { d, ellipse, group, line, polyline, rect, repeat, stroke, turn } from '../base/svg.ts'
import { namesAction } from '../compose/moments.ts'
import { BROAD, SOFT } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'
import type { Setting } from '../settings/setting.ts'
import { drawSnow } from './atmosphere.ts'

const RAIN = { drops: 230, slant: 0.16, length: [26, 70] } as const
const LOW_FOG = { puffs: 64, from: 0.72 } as const
/** Banks of mist outdoors, which leave the faces of a close portrait clear. */
const MIST = { banks: 26, from: 0.42, opacity: [0.3, 0.5] } as const
const SPLASHES = 60
const CLOUDS = 9
const RAINBOW = ['#d8574e', '#ec9a4b', '#f1d65c', '#7fb56a', '#5b93c7', '#7d66b0']
const BAND = 13
const LEAVES_IN_THE_WIND = 46

/** Draws the weather that the scene description names, in front of the scene. Indoors, only fog lies on the floor. */
export function drawWeather(
  painter: Painter,
  { indoor = false, mild = false }: Pick<Setting, 'indoor' | 'mild'>,
): string {
  const { description } = painter.spec
  const named = new Set(factsOf(description, 'weather').map(({ name }) => name))
  const draw = (name: WeatherName, markup: () => string) => (named.has(name) ? painter.layer(name, markup) : '')
  const isDance = namesAction(description, 'dance')
  const low = indoor || isDance ? draw('fog', () => drawLowFog(painter)) : ''
  if (indoor) return low
  return (
    (isDance ? low : draw('fog', () => drawMist(painter))) +
    draw('rainbow', () => drawRainbow()) +
    draw('storm', () => drawStorm(painter) + drawRain(painter)) +
    draw('rain', () => drawRain(painter)) +
    draw('wind', () => drawWind(painter)) +
    (named.has('snow') || (painter.spec.season === 'winter' && !mild) ? drawSnow(painter) : '')
  )
}

/** Draws banks of mist that drift over the ground and cover everything there a little. */
function drawMist(painter: Painter): string {
  const { random } = painter
  const fill = painter.halo(lighten(painter.tone('#f1f3f4'), 0.03))
  return repeat(MIST.banks, (i) => {
    const t = i / MIST.banks
    const y = HEIGHT * (MIST.from + (1 - MIST.from) * t)
    const radius = 120 + t * 130
    const opacity = random.range(...MIST.opacity) * (0.6 + t * 0.8)
    return ellipse(random.range(-60, WIDTH + 60), y, radius * random.range(2.2, 3.4), radius * 0.42, fill, { opacity })
  })
}

/** Draws fog that lies on the floor and covers the feet of people. */
function drawLowFog(painter: Painter): string {
  const { random } = painter
  const fill = painter.halo(lighten(painter.tone('#f4f2f4'), 0.02))
  return repeat(LOW_FOG.puffs, (i) => {
    const t = i / LOW_FOG.puffs
    const y = HEIGHT * (LOW_FOG.from + (1.02 - LOW_FOG.from) * t)
    const radius = 90 + t * 150
    return ellipse(random.range(-60, WIDTH + 60), y, radius * random.range(1.5, 2.3), radius * 0.4, fill, {
      opacity: random.range(0.45, 0.8),
    })
  })
}

function drawRain(painter: Painter): string {
  const { random, light } = painter
  const drop = lighten(light.haze, 0.12)
  const drops = repeat(RAIN.drops, () => {
    const x = random.range(-60, WIDTH)
    const y = random.range(-60, HEIGHT)
    const length = random.range(...RAIN.length)
    return line(x, y, x + length * RAIN.slant, y + length, drop, random.range(1, 2.4), {
      opacity: random.range(0.25, 0.6),
    })
  })
  const splashes = repeat(SPLASHES, () => {
    const y = random.range(HEIGHT * 0.62, HEIGHT)
    const size = (y / HEIGHT) ** 4 * 15
    return ellipse(random.next() * WIDTH, y, size, size * 0.28, 'none', {
      stroke: drop,
      'stroke-width': 1.4,
      opacity: 0.5,
    })
  })
  const sheen = painter.gradient(light.sky[1], light.sky[2], { opacity: [0, 0.28] })
  return rect(0, HEIGHT * 0.6, WIDTH, HEIGHT * 0.4, sheen) + splashes + drops
}

function drawStorm(painter: Painter): string {
  const { random } = painter
  const clouds = repeat(CLOUDS, () =>
    ellipse(
      random.next() * WIDTH,
      random.range(-20, HEIGHT * 0.17),
      random.range(160, 330),
      random.range(40, 90),
      '#3a4250',
    ),
  )
  const x = WIDTH * random.range(0.16, 0.3)
  const bolt = d`M${x} ${60}L${x - 26} ${170}L${x + 10} ${176}L${x - 34} ${300}L${x - 6} ${306}L${x - 46} ${430}`
  painter.glow(x - 20, 220, 330, '#dfe6ff', 0.5)
  return (
    group({ opacity: 0.62, filter: BROAD }, clouds) +
    stroke(bolt, '#eef2ff', 5, { 'stroke-linejoin': 'miter' }) +
    stroke(bolt, '#ffffff', 2)
  )
}

function drawRainbow(): string {
  const bands = RAINBOW.map((colour, i) => {
    const reach = 640 - i * BAND
    return stroke(polyline(arcPoints(CENTRE + 90, HEIGHT * 0.62, reach, reach * 0.86, 186, 354, 40)), colour, BAND + 1)
  })
  return group({ opacity: 0.42, filter: SOFT, style: 'mix-blend-mode:screen' }, bands.join(''))
}

function drawWind(painter: Painter): string {
  const { random, spec } = painter
  return repeat(LEAVES_IN_THE_WIND, () => {
    const x = random.next() * WIDTH
    const y = random.range(HEIGHT * 0.1, HEIGHT * 0.85)
    const size = random.range(5, 10)
    const colour = painter.tone(random.pick([...spec.florals.greens, ...spec.florals.colors]))
    const trail = d`M${x - size * 9} ${y + size}q${size * 4} ${-size * 1.6} ${size * 8} ${-size * 0.8}`
    return (
      stroke(trail, lighten(painter.light.haze, 0.05), 1.4, { opacity: 0.4 }) +
      ellipse(x, y, size, size * 0.42, colour, { transform: turn(random.range(-40, 30), x, y) })
    )
  })
}
