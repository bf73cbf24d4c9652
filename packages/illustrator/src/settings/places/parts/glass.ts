import { mix } from '../../../base/colour.ts'
import type { Point } from '../../../base/geometry.ts'
import { LIT_WINDOW_GLOW } from '../../../light/lights.ts'
import type { Painter } from '../../../painter/painter.ts'
import { drawBars, drawMoulding, drawOpening, type Opening } from './opening.ts'
import type { Plane } from './space.ts'

export function isLampLit(painter: Painter): boolean {
  return painter.light.glow > LIT_WINDOW_GLOW
}

/** Returns the fill of a window seen from outside: lamplight after dark, a reflection of the sky by day. */
export function windowFill(painter: Painter): string {
  const { sky } = painter.light
  if (isLampLit(painter)) return painter.gradient('#ffe0a0', '#f0a04a')
  return painter.gradient(mix(sky[1], '#506576', 0.55), mix('#3b4d5c', sky[2], 0.2))
}

export interface WindowStyle {
  /** The colour of the frame, from `tone`. */
  frame: string
  columns: number
  rows: number
  /** The width of the surround, in canvas pixels. */
  surround: number
  bars?: number
}

/** Draws a window seen from outside, with surround and glazing bars. */
export function drawWindow(painter: Painter, plane: Plane, opening: Opening, style: WindowStyle): string {
  const { frame, columns, rows, surround, bars = 2 } = style
  const [x, y] = plane(opening.middle, (opening.foot + opening.spring) / 2)
  if (isLampLit(painter)) painter.glow(x, y, Math.max(24, spanOf(plane, opening) * 1.3), '#ffbd62', 0.3)
  return (
    drawMoulding(plane, opening, frame, surround * 2) +
    drawOpening(plane, opening, windowFill(painter)) +
    drawBars(plane, opening, columns, rows, frame, bars)
  )
}

function spanOf(plane: Plane, { middle, width, foot }: Opening): number {
  const [left]: Point = plane(middle - width / 2, foot)
  const [right]: Point = plane(middle + width / 2, foot)
  return Math.abs(right - left)
}
