import { circle } from '../../base/svg.ts'
import { type DrawShape, petalRings, stamens } from '../shape.ts'

const EYE = '#2a1a33'
const EYE_LIGHT = '#46324f'
const RINGS = [
  { count: 8, radius: 26, length: 24, width: 17, shade: -0.04 },
  { count: 6, radius: 22, length: 22, width: 15, shade: 0.02, turn: 25 },
]

export const drawAnemone: DrawShape = (colour, random) =>
  petalRings(RINGS, colour, random) +
  circle(0, 0, 13, EYE) +
  stamens(22, () => random.range(13, 19), 1.7, EYE) +
  circle(-2, -2, 6, EYE_LIGHT)
