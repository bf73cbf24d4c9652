import { circle } from '../../base/svg.ts'
import { type DrawShape, petalRings, stamens } from '../shape.ts'

const RINGS = [
  { count: 4, radius: 18, length: 28, width: 28, shade: -0.03 },
  { count: 4, radius: 13, length: 22, width: 22, shade: 0.04, turn: 45 },
]

export const drawPoppy: DrawShape = (colour, random) =>
  petalRings(RINGS, colour, random) + circle(0, 0, 9, '#3a2a2a') + stamens(14, () => 14, 1.8, '#e9c45a')
