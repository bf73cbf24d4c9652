import { circle } from '../../base/svg.ts'
import { type DrawShape, petalRings, stamens } from '../shape.ts'

const RINGS = [
  { count: 9, radius: 30, length: 20, width: 10, shade: -0.06 },
  { count: 8, radius: 21, length: 18, width: 9, shade: 0.01, turn: 20 },
  { count: 6, radius: 12, length: 14, width: 8, shade: 0.06, turn: 8 },
]
const POD = '#e3c65a'

/** Draws a lotus: pointed petals in three rings around a golden seed pod. */
export const drawLotus: DrawShape = (colour, random) =>
  petalRings(RINGS, colour, random) + circle(0, 0, 9, POD) + stamens(8, () => 12, 1.8, POD)
