import { lighten } from '../../base/colour.ts'
import { circle, group, line, path, place, repeat } from '../../base/svg.ts'
import type { DrawShape } from '../shape.ts'

const BRACT = 'M0 0C-20 -10 -20 -30 0 -42C20 -30 20 -10 0 0Z'
const BLOSSOM = '#fdf6e3'
const PLACES = [
  [-15, -13, 10],
  [17, -9, 50],
  [0, 17, 95],
] as const

/** Draws three bougainvillea blossoms, each with three papery bracts around a small white tube. */
export const drawBougainvillea: DrawShape = (colour, random) =>
  PLACES.map(([x, y, turned]) => {
    const bracts = repeat(3, (i) =>
      group(
        { transform: place(0, 0, i * 120 + random.range(-10, 10), 0.72) },
        path(BRACT, lighten(colour, random.range(-0.06, 0.06))) + line(0, -2, 0, -34, lighten(colour, -0.1), 1.4),
      ),
    )
    return group({ transform: place(x, y, turned) }, bracts + circle(0, 0, 4, BLOSSOM))
  }).join('')
