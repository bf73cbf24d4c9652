import { type DrawShape, petalRings } from '../shape.ts'

const RINGS = [
  { count: 18, radius: 34, length: 13, width: 10, shade: -0.05 },
  { count: 15, radius: 25, length: 12, width: 9, shade: 0 },
  { count: 12, radius: 16, length: 11, width: 8, shade: 0.04 },
  { count: 7, radius: 7, length: 9, width: 7, shade: 0.08 },
]

/** Draws a marigold: dense ruffled rings, like a pompom. */
export const drawMarigold: DrawShape = (colour, random) => petalRings(RINGS, colour, random)
