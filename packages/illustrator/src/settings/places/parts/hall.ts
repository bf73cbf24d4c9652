import { lighten } from '../../../base/colour.ts'
import { CENTRE, HEIGHT, SIDES, WIDTH } from '../../../base/geometry.ts'
import { polygon, rect } from '../../../base/svg.ts'
import type { Painter } from '../../../painter/painter.ts'
import { isLampLit } from './glass.ts'
import { at, EYE } from './space.ts'

/** A box room, in metres: half its width, its height, and the distance of its end wall. */
export interface Hall {
  half: number
  height: number
  depth: number
}

interface HallColours {
  wall: string
  floor: string
  ceiling: string
}

/** Returns the distance at which a side wall meets the edge of the canvas, in metres. */
export function nearEnd({ half }: Hall): number {
  return (half * EYE.focal) / (WIDTH * 0.53)
}

const FLOOR_NEAR = (EYE.eye * EYE.focal) / (HEIGHT * 1.04 - EYE.horizon)

/** Draws a floor between two walls, hazier at its far end. `colour` is a colour before `tone`. */
export function drawFloor(painter: Painter, half: number, depth: number, colour: string): string {
  const floor = painter.tone(colour)
  const corners = [at(-half, 0, depth), at(half, 0, depth), at(half, 0, FLOOR_NEAR), at(-half, 0, FLOOR_NEAR)]
  return polygon(corners, painter.gradient(lighten(painter.tone(colour, 0.18), 0.02), lighten(floor, -0.07)))
}

/** Adds lamplight to a room after dark. */
export function warmRoom(painter: Painter, colour = '#ff9f4f'): void {
  if (!isLampLit(painter)) return
  painter.glow(CENTRE, HEIGHT * 0.46, HEIGHT * 1.1, colour, 0.22)
  painter.glow(CENTRE, HEIGHT * 0.9, HEIGHT * 1.5, colour, 0.14)
}

/** Draws the walls, the floor and a flat ceiling of a room, lit from its far end. */
export function drawHall(painter: Painter, hall: Hall, colours: HallColours): string {
  const { half, height, depth } = hall
  const wall = painter.tone(colours.wall, 0.05)
  const ceiling = painter.tone(colours.ceiling, 0.05)
  const near = nearEnd(hall)
  const top = FLOOR_NEAR * 0.8
  const sides = SIDES.map((side) => {
    const corners = [at(side * half, 0, near), at(side * half, height, near), at(side * half, height, depth)]
    const [dark, light] = [lighten(wall, side < 0 ? -0.17 : -0.12), lighten(wall, -0.04)]
    const fill = painter.gradient(side < 0 ? dark : light, side < 0 ? light : dark, { across: true })
    return polygon([...corners, at(side * half, 0, depth)], fill)
  })
  warmRoom(painter)
  const roof = [at(-half, height, depth), at(half, height, depth), at(half, height, top), at(-half, height, top)]
  const end = [at(-half, 0, depth), at(-half, height, depth), at(half, height, depth), at(half, 0, depth)]
  return (
    rect(0, 0, WIDTH, HEIGHT, lighten(wall, -0.1)) +
    polygon(roof, painter.gradient(lighten(ceiling, -0.1), ceiling)) +
    sides.join('') +
    polygon(end, painter.gradient(lighten(wall, 0.02), lighten(wall, -0.03))) +
    drawFloor(painter, half, depth, colours.floor)
  )
}
