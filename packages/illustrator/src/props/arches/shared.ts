import { lighten } from '../../base/colour.ts'
import { rect } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'

const WOOD = '#8a6243'

/** The position of a ceremony structure: (x, y) is the centre of its base. */
export interface ArchPlace {
  x: number
  y: number
  height: number
}

export type DrawArch = (painter: Painter, place: ArchPlace) => string

export function woodTone(painter: Painter): string {
  return painter.tone(WOOD)
}

export function drawPole(painter: Painter, x: number, { y, height }: ArchPlace): string {
  const wood = woodTone(painter)
  const thickness = height * 0.035
  return rect(
    x - thickness / 2,
    y - height,
    thickness,
    height,
    painter.gradient(lighten(wood, 0.04), lighten(wood, -0.08), { across: true }),
  )
}
