import { lighten } from '../../base/colour.ts'
import { circle } from '../../base/svg.ts'
import { type DrawShape, petalRings } from '../shape.ts'

const RINGS = [
  { count: 8, radius: 30, length: 22, width: 24, shade: -0.05 },
  { count: 7, radius: 24, length: 20, width: 20, shade: 0, turn: 20 },
  { count: 6, radius: 16, length: 16, width: 16, shade: 0.03, turn: 8 },
  { count: 5, radius: 9, length: 12, width: 12, shade: -0.02, turn: 30 },
  { count: 3, radius: 4, length: 8, width: 8, shade: -0.09, turn: 50 },
]

export const drawRose: DrawShape = (colour, random) =>
  petalRings(RINGS, colour, random) + circle(0, 0, 4, lighten(colour, -0.16))
