import { circle } from '../../base/svg.ts'
import { type DrawShape, petalRing } from '../shape.ts'

const RING = { count: 14, radius: 27, length: 20, width: 6.5, shade: 0 }

export const drawDaisy: DrawShape = (colour, random) =>
  petalRing(RING, colour, random) + circle(0, 0, 11, '#e7b23c') + circle(-2, -2, 7, '#f3cb62')
