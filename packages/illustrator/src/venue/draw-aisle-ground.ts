import { lighten } from '../base/colour.ts'
import { lerp, listOf, type Point } from '../base/geometry.ts'
import { ellipse, polygon, polyline, repeat, stroke, turn } from '../base/svg.ts'
import { project } from '../stage/camera.ts'
import type { VenueStage } from './venue-stage.ts'

const RUNNER = { half: 0.62, opacity: 0.88, behind: 0.35 }
const PETALS = 150
const STEPS = 14
const NEAREST = 1.2

/** Returns a point on the ground, in canvas pixels. `along` is the distance from the arch, in metres. */
function pointAt(stage: VenueStage, along: number, right: number) {
  return project(stage.camera, stage.toGround({ right, away: stage.distance - along }))
}

/** Returns distances from the arch that look evenly spaced, up to `length` and not behind the viewer. */
function alongAisle({ distance }: VenueStage, length: number, count: number): number[] {
  const ends = [1 / distance, 1 / Math.max(NEAREST, distance - length)] as const
  return listOf(count, (i) => distance - 1 / lerp(ends[0], ends[1], i / (count - 1)))
}

/** Draws a cloth runner from the arch along the aisle. `length` is in metres. */
export function drawVenueRunner(stage: VenueStage, length: number): string {
  const { painter } = stage
  const cloth = painter.tone(painter.spec.decor.runner)
  const steps = alongAisle(stage, length, STEPS).map((along) => Math.max(RUNNER.behind, along))
  const edge = (side: number): Point[] =>
    steps.map((along) => {
      const { x, y } = pointAt(stage, along, side * RUNNER.half)
      return [x, y]
    })
  const [left, right] = [edge(-1), edge(1)]
  const shape = [...left, ...right.toReversed()]
  const hem = (points: Point[]) => stroke(polyline(points), lighten(cloth, -0.2), 2, { opacity: 0.35 })
  const creases = listOf(STEPS - 2, (i) =>
    stroke(polyline([left[i + 1] as Point, right[i + 1] as Point]), lighten(cloth, i % 2 ? -0.16 : 0.04), 1.5, {
      opacity: 0.22,
    }),
  )
  return (
    polygon(shape, painter.gradient(lighten(cloth, -0.05), cloth), { opacity: RUNNER.opacity }) +
    creases.join('') +
    hem(left) +
    hem(right)
  )
}

/** Scatters petals along both sides of the aisle. */
export function drawVenuePetals(stage: VenueStage, length: number): string {
  const { painter } = stage
  const { florals, decor } = painter.spec
  if (decor.aisle === 'none' || florals.density <= 0.2) return ''
  return painter.layer('petals', () => {
    const { random } = painter
    const near = Math.max(NEAREST, stage.distance - length)
    return repeat(PETALS * florals.density, () => {
      const along = stage.distance - 1 / lerp(1 / stage.distance, 1 / near, random.next())
      const side = random.next() < 0.5 ? -1 : 1
      const { x, y, unit } = pointAt(stage, Math.max(0.4, along), side * RUNNER.half * random.range(0.7, 1.12))
      const size = Math.min(8, Math.max(1.2, unit * 0.026))
      const petal = lighten(painter.tone(random.pick(florals.colors)), random.range(-0.06, 0.04))
      return ellipse(x, y, size, size * 0.42, petal, { transform: turn(random.range(-24, 24), x, y), opacity: 0.95 })
    })
  })
}
