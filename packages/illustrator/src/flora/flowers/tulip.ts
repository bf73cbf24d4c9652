import { lighten } from '../../base/colour.ts'
import { path } from '../../base/svg.ts'
import type { DrawShape } from '../shape.ts'

const CUP =
  'M0 46C-30 40 -34 -6 -26 -38C-18 -26 -12 -24 -8 -22C-6 -34 -2 -40 0 -46C2 -40 6 -34 8 -22C12 -24 18 -26 26 -38C34 -6 30 40 0 46Z'
const FRONT_PETAL = 'M0 46C-16 36 -18 -10 0 -46C18 -10 16 36 0 46Z'

export const drawTulip: DrawShape = (colour) =>
  path(CUP, lighten(colour, -0.04)) + path(FRONT_PETAL, lighten(colour, 0.04))
