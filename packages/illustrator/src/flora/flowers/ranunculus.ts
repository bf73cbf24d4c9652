import { lighten, mix } from '../../base/colour.ts'
import { circle, repeat } from '../../base/svg.ts'
import type { DrawShape } from '../shape.ts'

const LAYERS = 8
const HEART = '#5b7a3a'

/** Draws a ranunculus: nested discs, each slightly off centre. */
export const drawRanunculus: DrawShape = (colour, random) => {
  const layers = repeat(LAYERS, (i) => {
    const drift = i * 0.6
    const shade = (i % 2 ? -0.035 : 0.025) - (i > 5 ? 0.03 : 0)
    return circle(random.range(-drift, drift), random.range(-drift, drift), 46 - i * 5.6, lighten(colour, shade))
  })
  return layers + circle(0, 0, 3, lighten(mix(colour, HEART, 0.5), -0.05))
}
