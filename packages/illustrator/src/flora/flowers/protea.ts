import { lighten, mix } from '../../base/colour.ts'
import { circle } from '../../base/svg.ts'
import { type DrawShape, petalRings } from '../shape.ts'

const RINGS = [
  { count: 14, radius: 34, length: 15, width: 6, shade: -0.08 },
  { count: 12, radius: 26, length: 15, width: 6, shade: 0, turn: 12 },
]
const DOWN = '#f6e7dd'

/** Draws a protea: narrow bracts around a pale, downy dome. */
export const drawProtea: DrawShape = (colour, random) =>
  petalRings(RINGS, colour, random) + circle(0, 0, 20, mix(colour, DOWN, 0.6)) + circle(-3, -3, 12, lighten(DOWN, 0.02))
