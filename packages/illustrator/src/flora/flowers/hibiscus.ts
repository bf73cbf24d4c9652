import { lighten, mix } from '../../base/colour.ts'
import { circle, group, line, path, place, repeat } from '../../base/svg.ts'
import type { DrawShape } from '../shape.ts'

const PETAL = 'M0 0C-26 -8 -32 -34 -14 -46C-6 -50 8 -49 15 -44C32 -32 24 -8 0 0Z'
const POLLEN = '#f2c33f'

/** Draws a hibiscus: five broad petals with a dark throat and a long pistil. */
export const drawHibiscus: DrawShape = (colour, random) => {
  const throat = mix(colour, '#6a1030', 0.6)
  const petals = repeat(5, (i) =>
    group(
      { transform: place(0, 0, i * 72 + random.range(-5, 5)) },
      path(PETAL, lighten(colour, (i % 2) * 0.05 - 0.02)) +
        line(0, -4, -5, -38, lighten(colour, -0.1), 1.4) +
        line(0, -4, 7, -36, lighten(colour, -0.1), 1.4),
    ),
  )
  const pistil =
    line(0, 0, 24, -26, mix(colour, '#fff0c8', 0.5), 4) +
    repeat(8, (i) => circle(14 + i * 1.6 + (i % 2 ? 4 : -3), -15 - i * 1.7, 2.4, POLLEN))
  return petals + circle(0, 0, 11, throat, { opacity: 0.8 }) + pistil
}
