import { mix } from '../../base/colour.ts'
import { circle } from '../../base/svg.ts'
import { type DrawShape, petalRings, stamens } from '../shape.ts'

const YELLOW = '#f0b22c'
const DISC = '#4f3424'
const RINGS = [
  { count: 16, radius: 32, length: 16, width: 6.5, shade: -0.06 },
  { count: 15, radius: 29, length: 16, width: 6, shade: 0.02, turn: 11 },
]

/** Draws a sunflower. Its petals are yellow in every palette, with a slight tint of `colour`. */
export const drawSunflower: DrawShape = (colour, random) =>
  petalRings(RINGS, mix(colour, YELLOW, 0.75), random) +
  circle(0, 0, 18, DISC) +
  stamens(18, () => random.range(10, 16), 1.8, '#8a5d2e') +
  circle(0, 0, 7, '#6b4a2c')
