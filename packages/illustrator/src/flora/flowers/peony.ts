import { type DrawShape, petalRings } from '../shape.ts'

const RINGS = [
  { count: 11, radius: 31, length: 19, width: 15, shade: -0.03 },
  { count: 10, radius: 26, length: 18, width: 14, shade: 0.03, turn: 12 },
  { count: 9, radius: 19, length: 15, width: 11, shade: -0.01, turn: 4 },
  { count: 8, radius: 12, length: 12, width: 8, shade: 0.05, turn: 20 },
  { count: 6, radius: 6, length: 9, width: 6, shade: -0.05, turn: 2 },
]

export const drawPeony: DrawShape = (colour, random) => petalRings(RINGS, colour, random)
