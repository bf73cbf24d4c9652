import { lighten } from '../../../base/colour.ts'
import { SIDES } from '../../../base/geometry.ts'
import { polygon } from '../../../base/svg.ts'
import type { Painter } from '../../../painter/painter.ts'
import { drawFloor, type Hall, nearEnd } from './hall.ts'
import { beside, facing, panel } from './space.ts'

/** Draws the floor and three walls of an open courtyard: one at the back and one on each side. */
export function drawCourt(painter: Painter, court: Hall, wall: string, floor: string): string {
  const { half, height, depth } = court
  const plaster = painter.tone(wall, 0.08)
  const near = nearEnd(court)
  const sides = SIDES.map((side) => {
    const [dark, light] = [lighten(plaster, side < 0 ? -0.12 : -0.06), lighten(plaster, side < 0 ? -0.05 : -0.01)]
    const fill = painter.gradient(side < 0 ? dark : light, side < 0 ? light : dark, { across: true })
    return polygon(panel(beside(side * half), near, 0, depth, height), fill)
  })
  const end = polygon(
    panel(facing(depth), -half, 0, half, height),
    painter.gradient(lighten(plaster, 0.01), lighten(plaster, -0.06)),
  )
  return end + sides.join('') + drawFloor(painter, half, depth, floor)
}
