import { lighten, mix } from '../base/colour.ts'
import { HEIGHT, lerp, type Point, WIDTH } from '../base/geometry.ts'
import { d, ellipse, polygon, rect, repeat, stroke } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'
import { drawRidge } from '../props/ridge.ts'
import type { DrawSetting } from './setting.ts'
import { drawSky } from './sky.ts'

const SEA_LEVEL = HEIGHT * 0.46
const SHORE = SEA_LEVEL + HEIGHT * 0.2
const WAVES = 90
const SUN_GLINTS = 34
const GRASS_TUFTS = 40
const RIGHT_CLIFF: readonly Point[] = [
  [WIDTH * 0.66, SEA_LEVEL + 4],
  [WIDTH * 0.72, SEA_LEVEL - 62],
  [WIDTH * 0.8, SEA_LEVEL - 84],
  [WIDTH * 0.9, SEA_LEVEL - 140],
  [WIDTH, SEA_LEVEL - 165],
  [WIDTH, SEA_LEVEL + 50],
  [WIDTH * 0.8, SEA_LEVEL + 26],
]
const LEFT_CLIFF: readonly Point[] = [
  [0, SEA_LEVEL - 70],
  [WIDTH * 0.06, SEA_LEVEL - 60],
  [WIDTH * 0.12, SEA_LEVEL - 14],
  [WIDTH * 0.16, SEA_LEVEL + 6],
  [WIDTH * 0.05, SEA_LEVEL + 26],
  [0, SEA_LEVEL + 30],
]

/** Sea between two cliffs, foam, sand and dune grass. */
export const drawCoast: DrawSetting = (painter) => {
  const back =
    drawSky(painter) +
    drawSea(painter) +
    drawCliff(painter, RIGHT_CLIFF, 0.5) +
    drawCliff(painter, LEFT_CLIFF, 0.6) +
    drawBeach(painter) +
    drawDuneGrass(painter)
  return { back, horizon: SEA_LEVEL + HEIGHT * 0.14 }
}

function drawSea(painter: Painter): string {
  const { random, light } = painter
  const water = painter.tone('#4d8797', 0.25)
  const crest = mix(light.sky[2], '#ffffff', 0.3)
  const waves = repeat(WAVES, () => {
    const t = random.next() ** 1.6
    const y = lerp(SEA_LEVEL + 2, SHORE, t)
    return ellipse(random.next() * WIDTH, y, lerp(20, 190, t), lerp(0.8, 3, t), crest, {
      opacity: random.range(0.2, 0.6),
    })
  })
  return (
    rect(0, SEA_LEVEL, WIDTH, HEIGHT * 0.3, painter.gradient(painter.fade(water, 0.6), water)) +
    waves +
    drawGlints(painter)
  )
}

/** Draws the reflection of the sun or moon on the water. */
function drawGlints(painter: Painter): string {
  const { light } = painter
  const source = light.sun?.x ?? (light.stars ? 0.24 : undefined)
  if (source === undefined) return ''
  const colour = light.stars ? '#cfd4ff' : '#fff3cf'
  return painter.layer('glints', () =>
    repeat(SUN_GLINTS, (i) => {
      const t = i / SUN_GLINTS
      const x = source * WIDTH + painter.random.range(-20, 20) * (1 + t * 2)
      const width = lerp(18, 70, t) * painter.random.range(0.5, 1)
      return ellipse(x, lerp(SEA_LEVEL + 3, SHORE, t), width, 2.2, colour, { opacity: 0.65 })
    }),
  )
}

function drawCliff(painter: Painter, outline: readonly Point[], depth: number): string {
  return polygon(outline, painter.gradient(painter.tone('#a98a62', depth), painter.tone('#6b5846', depth)))
}

function drawBeach(painter: Painter): string {
  const sand = painter.tone('#e7cfa4')
  const fill = painter.gradient(painter.fade(sand, 0.4), painter.tone('#d3b384'))
  const foam = d`M0 ${SEA_LEVEL + HEIGHT * 0.185}Q${WIDTH * 0.25} ${SHORE} ${WIDTH * 0.5} ${SEA_LEVEL + HEIGHT * 0.18}T${WIDTH} ${SEA_LEVEL + HEIGHT * 0.185}`
  return (
    drawRidge(painter, { y: SHORE, rise: 26, frequency: 1.2, fill, name: 'sand' }) +
    stroke(foam, '#ffffff', 6, { opacity: 0.8 }) +
    drawRipples(painter)
  )
}

/** Draws wind ripples, so that the sand is not one flat area. */
function drawRipples(painter: Painter): string {
  const shade = lighten(painter.tone('#d3b384'), -0.05)
  return painter.layer('ripples', () =>
    repeat(70, () => {
      const t = painter.random.next() ** 0.8
      const width = lerp(30, 150, t) * painter.random.range(0.5, 1)
      const y = lerp(SHORE + 20, HEIGHT, t)
      return ellipse(painter.random.next() * WIDTH, y, width, lerp(1, 3.4, t), shade, { opacity: 0.35 })
    }),
  )
}

function drawDuneGrass(painter: Painter): string {
  const { random } = painter
  return repeat(GRASS_TUFTS, () => {
    const x = random.next() < 0.5 ? random.range(0, WIDTH * 0.2) : random.range(WIDTH * 0.8, WIDTH)
    const y = random.range(SHORE, HEIGHT)
    return repeat(5, () => {
      const blade = d`M${x} ${y}q${random.range(-20, 20)} -40 ${random.range(-46, 46)} ${random.range(-80, -40)}`
      return stroke(blade, lighten(painter.tone('#a9a263'), random.range(-0.08, 0.06)), 2.4)
    })
  })
}
