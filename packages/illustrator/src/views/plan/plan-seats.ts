import { lighten } from '../../base/colour.ts'
import { group, place, rect } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { colourOfSeat } from '../../props/chair.ts'
import { UNIT, withShadow } from './plan.ts'

const SIZE = 0.46 * UNIT
const WIDE: readonly string[] = ['bench', 'pew', 'hay-bale']
const BACKLESS: readonly string[] = ['bench', 'hay-bale', 'cushion', 'stump']

/** Draws a seat from straight above. `facing` is the direction of a person on it in degrees: 0 is up. */
export function drawPlanSeat(painter: Painter, x: number, y: number, facing = 0): string {
  const { chair } = painter.spec
  if (chair === 'none') return ''
  const colour = colourOfSeat(painter, chair)
  const half = WIDE.includes(chair) ? SIZE * 0.66 : SIZE / 2
  const hasBack = !BACKLESS.includes(chair)
  const seat = (fill?: string) =>
    rect(-half, -SIZE / 2, half * 2, SIZE, fill ?? lighten(colour, 0.05), { rx: chair === 'cushion' ? 9 : 5 }) +
    (hasBack ? rect(-half - 1, SIZE / 2 - 6, half * 2 + 2, 7, fill ?? lighten(colour, -0.09), { rx: 3 }) : '')
  return painter.mark('seat', group({ transform: place(x, y, facing) }, withShadow(painter, 0.6, seat, facing)))
}
