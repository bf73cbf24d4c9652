import { lighten } from '../../base/colour.ts'
import { circle, ellipse, group, path, place, repeat, turn } from '../../base/svg.ts'
import type { DrawShape } from '../shape.ts'

const LEAF = '#5f7f55'
const THROAT = '#e9c85f'
const PLACES = [
  [-18, -16],
  [17, -20],
  [24, 14],
  [-6, 20],
  [-29, 12],
] as const

/** Draws five small stars with glossy leaves, such as jasmine or plumeria. */
export const drawJasmine: DrawShape = (colour, random) => {
  const leaves = repeat(6, (i) =>
    path('M0 0C14 -10 34 -10 48 0C34 10 14 10 0 0Z', lighten(LEAF, random.range(-0.06, 0.06)), {
      transform: place(0, 0, i * 60 + 15),
    }),
  )
  const stars = PLACES.map(([x, y]) => {
    const petals = repeat(5, (i) =>
      ellipse(9, 0, 9.4, 5, lighten(colour, random.range(-0.05, 0.02)), { transform: turn(i * 72, 0, 0) }),
    )
    return group({ transform: place(x, y, random.range(0, 72)) }, petals + circle(0, 0, 2.8, THROAT))
  }).join('')
  return leaves + stars
}
