import { lighten, mix } from '../../base/colour.ts'
import { circle, group, line, path, place, repeat } from '../../base/svg.ts'
import type { DrawShape } from '../shape.ts'

const PETAL = 'M0 0C12 -18 32 -16 48 0C32 16 12 18 0 0Z'
const PETALS = 6
const THROAT = '#b9c26a'
const ANTHER = '#a8562c'

/** Draws a lily: six pointed petals, three of them darker and at the back, with long stamens. */
export const drawLily: DrawShape = (colour, random) => {
  const petal = (turn: number, shade: number) =>
    group(
      { transform: place(0, 0, turn + random.range(-5, 5)) },
      path(PETAL, lighten(colour, shade)) + line(4, 0, 36, 0, lighten(colour, shade - 0.08), 1.8),
    )
  const petals = repeat(PETALS / 2, (i) => petal(i * 120 + 60, -0.05)) + repeat(PETALS / 2, (i) => petal(i * 120, 0.03))
  const stamens = repeat(PETALS, (i) =>
    group(
      { transform: place(0, 0, i * 60 + 25) },
      line(0, 0, 17, 0, mix(colour, THROAT, 0.6), 1.6) + circle(18, 0, 2.6, ANTHER),
    ),
  )
  return petals + circle(0, 0, 7, mix(colour, THROAT, 0.7)) + stamens
}
