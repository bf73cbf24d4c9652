import { lighten } from '../../base/colour.ts'
import { listOf, type Point, SIDES } from '../../base/geometry.ts'
import { ellipse, line, polygon, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawWindow } from './parts/glass.ts'
import type { Opening } from './parts/opening.ts'
import { beside, type Plane, panel, unitAt } from './parts/space.ts'

export const HALF = 4.6

export function drawShuttered(
  painter: Painter,
  wall: Plane,
  middle: number,
  foot: number,
  shutter: string,
  face: string,
  hasBalcony: boolean,
  side: number,
): string {
  const opening: Opening = { middle, width: 0.95, foot, spring: foot + 1.75, shape: 'segment' }
  const leaves = SIDES.map((way) => {
    const from = middle + way * 0.52
    const slats = listOf(6, (i) =>
      line(
        ...wall(from, foot + 0.2 + i * 0.27),
        ...wall(from + way * 0.42, foot + 0.2 + i * 0.27),
        lighten(shutter, -0.06),
        1.4,
      ),
    )
    return (
      polygon(panel(wall, from, foot, from + way * 0.44, foot + 1.75), lighten(shutter, way < 0 ? 0.02 : -0.03)) +
      slats.join('')
    )
  })
  const style = { frame: lighten(face, 0.08), columns: 2, rows: 2, surround: Math.max(2, unitAt(middle) * 0.05) }
  return (
    drawWindow(painter, wall, opening, style) +
    leaves.join('') +
    (hasBalcony ? drawBalcony(painter, side, middle, foot) : '')
  )
}

function drawBalcony(painter: Painter, side: number, middle: number, foot: number): string {
  const { random, spec } = painter
  const front = beside(side * (HALF - 0.5))
  const wall = beside(side * HALF)
  const iron = painter.tone('#2f2d31', middle / 90)
  const [from, to] = [middle - 0.95, middle + 0.95]
  const slab: Point[] = [wall(from, foot - 0.1), wall(to, foot - 0.1), front(to, foot - 0.1), front(from, foot - 0.1)]
  const bars = listOf(13, (i) =>
    line(...front(from + (i * 1.9) / 12, foot - 0.1), ...front(from + (i * 1.9) / 12, foot + 0.85), iron, 1.8),
  )
  const ends = [from, to].map((z) => line(...wall(z, foot + 0.85), ...front(z, foot + 0.85), iron, 3))
  const blooms = repeat(34, () => {
    const [x, y] = front(random.range(from, to), foot + 0.8 - random.next() ** 2 * 0.6)
    const colour = random.next() < 0.45 ? '#5d8450' : random.pick([...spec.florals.colors, '#c93f52'])
    return ellipse(
      x,
      y,
      unitAt(middle) * 0.085,
      unitAt(middle) * 0.07,
      lighten(painter.tone(colour, 0.03), random.range(-0.05, 0.05)),
    )
  })
  return (
    polygon(slab, lighten(iron, 0.12)) +
    bars.join('') +
    ends.join('') +
    line(...front(from, foot + 0.86), ...front(to, foot + 0.86), iron, 4) +
    blooms
  )
}
