import { type DrawShape, petalRings } from '../shape.ts'

const RINGS = [
  { count: 26, radius: 31, length: 17, width: 3.6, shade: -0.06 },
  { count: 24, radius: 25, length: 15, width: 3.4, shade: 0, turn: 8 },
  { count: 20, radius: 18, length: 13, width: 3.2, shade: 0.04, turn: 3 },
  { count: 16, radius: 11, length: 10, width: 3, shade: 0.02, turn: 12 },
  { count: 10, radius: 5, length: 7, width: 2.8, shade: -0.07 },
]

export const drawChrysanthemum: DrawShape = (colour, random) => petalRings(RINGS, colour, random)
