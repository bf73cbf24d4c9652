import { lighten } from '../../base/colour.ts'
import { SIDES } from '../../base/geometry.ts'
import { path, place, repeat, stroke } from '../../base/svg.ts'
import type { DrawShape } from '../shape.ts'

const LEAF = 'M0 0Q12 -5 26 0Q12 5 0 0Z'

export const drawOlive: DrawShape = (colour, random) => {
  const leaves = repeat(11, (k) => {
    const i = k + 1
    return SIDES.map((side) => {
      const angle = side * random.range(32, 50)
      const shade = (side < 0 ? 0.05 : -0.04) + random.range(-0.03, 0.03)
      return path(LEAF, lighten(colour, shade), { transform: place(i * 9, 0, angle, 1.15 - i * 0.05) })
    }).join('')
  })
  return stroke('M0 0Q50 -4 104 0', lighten(colour, -0.12), 2) + leaves
}
