import { lighten } from '../../base/colour.ts'
import { GOLDEN_ANGLE } from '../../base/geometry.ts'
import { circle, ellipse, group, place, repeat, turn } from '../../base/svg.ts'
import type { DrawShape } from '../shape.ts'

const FLORETS = 30
const SPACING = 6.6
const QUARTERS = [0, 90, 180, 270]

/** Draws a hydrangea: four-petalled florets on a golden-angle spiral. */
export const drawHydrangea: DrawShape = (colour, random) => {
  const florets = repeat(FLORETS, (i) => {
    const angle = i * GOLDEN_ANGLE
    const distance = SPACING * Math.sqrt(i)
    const petal = lighten(colour, random.range(-0.06, 0.07) + (1 - distance / 40) * 0.03)
    const petals = QUARTERS.map((quarter) => ellipse(4.6, 0, 5.2, 4.3, petal, { transform: turn(quarter, 0, 0) })).join(
      '',
    )
    const transform = place(Math.cos(angle) * distance, Math.sin(angle) * distance, random.range(0, 90))
    return group({ transform }, petals + circle(0, 0, 1.3, lighten(colour, 0.16)))
  })
  return circle(0, 0, 40, lighten(colour, -0.13)) + florets
}
