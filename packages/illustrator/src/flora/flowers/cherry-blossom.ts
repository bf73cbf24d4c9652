import { lighten } from '../../base/colour.ts'
import { circle } from '../../base/svg.ts'
import { type DrawShape, petalRing, stamens } from '../shape.ts'

const PETALS = { count: 5, radius: 24, length: 21, width: 18, shade: 0 }
const HEART = '#c9566f'

/** Draws a cherry blossom: five broad petals around a dark pink centre. */
export const drawCherryBlossom: DrawShape = (colour, random) =>
  petalRing(PETALS, colour, random) +
  circle(0, 0, 9, lighten(HEART, 0.08)) +
  stamens(9, () => random.range(11, 18), 2, HEART)
