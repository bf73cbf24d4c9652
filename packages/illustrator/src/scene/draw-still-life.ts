import type { Painter } from '../painter/painter.ts'
import type { StillLifeName } from '../spec.ts'
import { STILL_LIFES } from '../still-lifes/index.ts'

/** Draws a close-up, which has no setting. */
export function drawStillLife(painter: Painter, name: StillLifeName): string {
  return painter.mark(
    'still-life',
    painter.layer('still-life', () => STILL_LIFES[name](painter)),
  )
}
