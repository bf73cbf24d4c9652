import { lighten } from '../base/colour.ts'
import { CENTRE, HEIGHT, SIDES, WIDTH } from '../base/geometry.ts'
import { circle, ellipse, group, polygon, repeat, turn } from '../base/svg.ts'
import { drawLeaf } from '../flora/draw-leaf.ts'
import { BROAD, OUT_OF_FOCUS } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'

const SHAFTS = 6
const FRAMING_LEAVES = 7
const DRIFTING_PETALS = 15
/** The lowest position of floating petals, as a fraction of the height. Lower petals would cover people. */
const LOWEST_PETAL = 0.42
const SNOWFLAKES = 160

/** Draws slanting light shafts from the sun, or from gaps between trees. */
export function drawShafts(painter: Painter): string {
  const { light } = painter
  const source = (light.sun?.x ?? 0.6) * WIDTH
  const fill = painter.gradient(light.sky[2], light.haze, { opacity: [0.9, 0] })
  return painter.layer('shafts', () => {
    const { random } = painter
    return repeat(SHAFTS, () => {
      const top = source + random.range(-300, 300)
      const opacity = light.beam * random.range(0.18, 0.4)
      const shaft = [
        [top - 20, -40],
        [top + 40, -40],
        [top + random.range(-520, -120), HEIGHT],
        [top + random.range(-700, -300), HEIGHT],
      ] as const
      return group({ opacity, style: 'mix-blend-mode:screen', filter: BROAD }, polygon(shaft, fill))
    })
  })
}

/** Draws out-of-focus branches in the upper corners of the image. */
export function drawFraming(painter: Painter): string {
  const { leaves, greens } = painter.spec.florals
  return painter.layer('framing', () => {
    const { random } = painter
    return SIDES.map((side) => {
      const branches = repeat(FRAMING_LEAVES, () =>
        drawLeaf(painter, {
          kind: random.pick(leaves),
          colour: random.pick(greens),
          x: CENTRE + side * (CENTRE + random.range(-30, 60)),
          y: random.range(-50, 110),
          length: random.range(200, 330),
          turn: (side < 0 ? 40 : 140) + random.range(-44, 44),
          shade: -0.12,
        }),
      )
      return group({ filter: OUT_OF_FOCUS }, branches)
    }).join('')
  })
}

/** Draws a few flower petals that float in the air. */
export function drawDrift(painter: Painter): string {
  return painter.layer('drift', () => {
    const { random, spec } = painter
    return repeat(DRIFTING_PETALS, () => {
      const x = random.next() * WIDTH
      const y = random.next() * HEIGHT * LOWEST_PETAL
      const size = random.range(0.6, 1.6)
      const petal = lighten(painter.tone(random.pick(spec.florals.colors)), 0.03)
      return ellipse(x, y, 6 * size, 3 * size, petal, {
        transform: turn(random.next() * 180, x, y),
        opacity: random.range(0.45, 0.9),
      })
    })
  })
}

export function drawSnow(painter: Painter): string {
  return painter.layer('snow', () => {
    const { random } = painter
    return repeat(SNOWFLAKES, () =>
      circle(random.next() * WIDTH, random.next() * HEIGHT, random.range(1.2, 4), '#ffffff', {
        opacity: random.range(0.3, 0.9),
      }),
    )
  })
}
