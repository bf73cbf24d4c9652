import { lighten, mix } from '../../base/colour.ts'
import { circle, group, path, place, repeat } from '../../base/svg.ts'
import type { DrawShape } from '../shape.ts'

const PETAL = 'M0 0C-18 -14 -14 -38 0 -48C14 -38 18 -14 0 0Z'
const TRUMPET = '#ef9f2c'

/** Draws a daffodil: six pointed petals around a frilled trumpet. */
export const drawDaffodil: DrawShape = (colour, random) => {
  const trumpet = mix(colour, TRUMPET, 0.7)
  const petals = repeat(6, (i) =>
    group({ transform: place(0, 0, i * 60 + random.range(-5, 5)) }, path(PETAL, lighten(colour, (i % 2) * -0.05))),
  )
  const frill = repeat(12, (i) =>
    circle(Math.cos((i / 6) * Math.PI) * 15, Math.sin((i / 6) * Math.PI) * 15, 4.6, lighten(trumpet, 0.04)),
  )
  return petals + frill + circle(0, 0, 15, trumpet) + circle(0, 1, 9, lighten(trumpet, -0.12))
}
