import { lighten } from '../../base/colour.ts'
import { SIDES } from '../../base/geometry.ts'
import { ellipse, repeat, stroke, turn } from '../../base/svg.ts'
import type { DrawShape } from '../shape.ts'

export const drawEucalyptus: DrawShape = (colour, random) => {
  const leaves = repeat(8, (k) => {
    const i = k + 1
    const x = i * 11.5
    const size = 11 * (1 - i * 0.06)
    return SIDES.map((side) =>
      ellipse(x, side * size * 0.85 - 2, size * 0.78, size * 0.62, lighten(colour, random.range(-0.05, 0.06)), {
        transform: turn(side * 38, x, side * size * 0.8),
      }),
    ).join('')
  })
  return stroke('M0 0Q50 -6 100 0', lighten(colour, -0.1), 2.4) + leaves
}
