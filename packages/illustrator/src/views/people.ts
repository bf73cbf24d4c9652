import { lerp, listOf } from '../base/geometry.ts'
import type { GroundPoint } from '../stage/camera.ts'
import type { Stage } from '../stage/stage.ts'
import { drawSeat, drawSeatSide, placeSeats, type SeatBlock } from './seats.ts'

/** Places rows of seats. */
export function seatGuests(stage: Stage, block: SeatBlock): void {
  placeSeats(stage, block, (spot) => drawSeat(stage.painter, spot))
}

/** Places seats in rows that run away from the viewer. */
export function seatGuestsFromSide(stage: Stage, { from, away }: { from: number; away: number }): void {
  if (stage.painter.spec.chair === 'none') return
  const rows = stage.painter.spec.decor.rows + 2
  for (let row = 0; row < rows; row++) {
    for (const [i, depth] of [2.4, 1.6, 0.8, 0].entries()) {
      const point: GroundPoint = { right: from + row * 1.05, away: away + depth }
      stage.add(`seat-${row}-${i}`, point, (spot) => drawSeatSide(stage.painter, spot))
    }
  }
}

/** Places rings of seats around a point. */
export function seatGuestsAround(
  stage: Stage,
  { away, radius, rings }: { away: number; radius: number; rings: number },
): void {
  if (stage.painter.spec.chair === 'none') return
  for (let ring = 0; ring < rings; ring++) {
    const reach = radius + ring * 1.1
    const count = Math.round(reach * 7.5)
    for (const angle of listOf(count, (i) => lerp(-Math.PI * 0.42, Math.PI * 1.42, i / (count - 1)))) {
      const point: GroundPoint = { right: Math.cos(angle) * reach, away: away + Math.sin(angle) * reach }
      stage.add(`seat-${ring}-${Math.round(angle * 100)}`, point, (spot) => drawSeat(stage.painter, spot))
    }
  }
}
