import { lighten } from '../../base/colour.ts'
import { SIDES } from '../../base/geometry.ts'
import { d, path, place, repeat, stroke } from '../../base/svg.ts'
import type { DrawShape } from '../shape.ts'

const FRONDS = 15

export const drawFern: DrawShape = (colour) => {
  const fronds = repeat(FRONDS, (k) => {
    const i = k + 1
    const x = i * 7
    const length = 26 * Math.sin(Math.min(1, (FRONDS + 1 - i) / 11) * (Math.PI / 2)) + 3
    const frond = d`M0 0Q${length / 2} -4 ${length} 0Q${length / 2} 3 0 0Z`
    return SIDES.map((side) =>
      path(frond, lighten(colour, side < 0 ? 0.04 : -0.04), { transform: place(x, -x * 0.05, side * 58) }),
    ).join('')
  })
  return stroke('M0 0Q55 -10 110 -2', lighten(colour, -0.1), 2) + fronds
}
