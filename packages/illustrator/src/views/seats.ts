import { ellipse } from '../base/svg.ts'
import { ceremonySeats } from '../compose/choose-decor.ts'
import type { Painter } from '../painter/painter.ts'
import { CHAIR_METRES, drawChair, drawChairSide } from '../props/chair.ts'
import type { Spot } from '../stage/camera.ts'
import type { Shape, Stage } from '../stage/stage.ts'

const CHAIR_PIXELS = 92
const SHADOW_COLOUR = '#2a1d26'
const PITCH = 0.64
/** The distance between rows, and the distance over which many rows are spread, in metres. */
const ROW_PITCH = 1.05
const ROWS_DEPTH = 2.8

export const SEAT_SHAPE: Shape = { id: 'seat', width: 0.55, height: CHAIR_METRES }

export interface SeatBlock {
  /** The distance of the first row, in metres. */
  away: number
  rows: number
  perSide: number
  /** Half the width of the aisle, in metres. */
  aisle: number
}

/** Returns the distance between rows. Many rows stand closer together, so that the last one is not at the viewer. */
export function rowPitch(rows: number): number {
  return Math.min(ROW_PITCH, ROWS_DEPTH / Math.max(1, rows - 1))
}

/** Draws a chair from behind, with a shadow. */
export function drawSeat(painter: Painter, { x, y, unit }: Spot): string {
  const scale = (unit * CHAIR_METRES) / CHAIR_PIXELS
  return (
    ellipse(x, y + 2 * scale, 28 * scale, 6.5 * scale, SHADOW_COLOUR, { opacity: 0.18 }) +
    drawChair(painter, x, y, scale)
  )
}

/** Draws a chair in profile that faces left, with a shadow. */
export function drawSeatSide(painter: Painter, { x, y, unit }: Spot): string {
  const scale = (unit * CHAIR_METRES) / CHAIR_PIXELS
  return (
    ellipse(x, y + 2 * scale, 28 * scale, 6.5 * scale, SHADOW_COLOUR, { opacity: 0.18 }) +
    drawChairSide(painter, x, y, scale)
  )
}

/**
 * Places rows of seats on both sides of an aisle, except where they would hide visible objects. Calls `seat` for each
 * seat, starting with the row nearest to the altar. Places as many seats as the description gives, or fills the rows.
 */
export function placeSeats(stage: Stage, block: SeatBlock, draw: (spot: Spot, index: number) => string): void {
  const { chair, description } = stage.painter.spec
  if (chair === 'none') return
  const most = ceremonySeats(description) ?? Number.POSITIVE_INFINITY
  let placed = 0
  const pitch = rowPitch(block.rows)
  for (let row = 0; row < block.rows; row++) {
    for (let seat = 0; seat < block.perSide * 2 && placed < most; seat++) {
      const side = seat % 2 === 0 ? -1 : 1
      const right = side * (block.aisle + PITCH * (Math.floor(seat / 2) + 0.5))
      const point = { right, away: block.away - row * pitch }
      if (stage.hides(point, PITCH / 2)) continue
      const index = placed++
      stage.add(`seat-${row}-${seat}`, point, (spot) => draw(spot, index), SEAT_SHAPE)
    }
  }
}
