import { lighten } from '../../base/colour.ts'
import { path, place, repeat, stroke } from '../../base/svg.ts'
import type { DrawShape } from '../shape.ts'

const LEAF = 'M0 0Q15 -13 38 0Q15 13 0 0Z'

export const drawRuscus: DrawShape = (colour, random) => {
  const leaves = repeat(8, (i) => {
    const side = i % 2 ? 1 : -1
    const shade = (side < 0 ? 0.05 : -0.03) + random.range(-0.03, 0.03)
    return path(LEAF, lighten(colour, shade), {
      transform: place(8 + i * 12, 0, side * random.range(24, 42), 1.1 - i * 0.06),
    })
  })
  return stroke('M0 0Q50 -6 104 0', lighten(colour, -0.12), 2.2) + leaves
}
