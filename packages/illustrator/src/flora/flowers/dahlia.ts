import { type DrawShape, petalRings } from '../shape.ts'

const RINGS = [
  { count: 16, radius: 33, length: 17, width: 7, shade: -0.05 },
  { count: 14, radius: 26, length: 15, width: 6.5, shade: 0, turn: 11 },
  { count: 12, radius: 18, length: 13, width: 6, shade: 0.03, turn: 4 },
  { count: 9, radius: 11, length: 10, width: 5, shade: -0.01, turn: 16 },
  { count: 6, radius: 5, length: 7, width: 4, shade: -0.07 },
]

export const drawDahlia: DrawShape = (colour, random) => petalRings(RINGS, colour, random)
