import { HEIGHT, type Point } from '../../base/geometry.ts'
import { type Camera, project } from '../../stage/camera.ts'

/** A camera for the river only. It is higher than the camera of the wedding, so that the bends are visible. */
export const EYE: Camera = { horizon: HEIGHT * 0.5, eye: 3.2, focal: 1150 }
/** The width of the river in metres. */
const BREADTH = 15
/** The points of the river's course: metres to the right of the centre, and metres from the viewer. */
const COURSE: readonly Point[] = [
  [60, 190],
  [4, 125],
  [26, 82],
  [-12, 56],
  [1, 39],
  [-17, 29],
  [-44, 27],
]

/**
 * Returns a point of the river on the canvas. `t` runs from the hills (0) to the left edge (1), `across` from the far
 * bank to the near bank.
 */
export function streamAt(t: number, across: number): Point {
  const [right, away] = courseAt(t)
  const [nextRight, nextAway] = courseAt(t + 0.01)
  const [dx, dz] = [nextRight - right, nextAway - away]
  const shift = ((across - 0.5) * BREADTH) / Math.hypot(dx, dz)
  const { x, y } = project(EYE, { right: right - dz * shift, away: away + dx * shift })
  return [x, y]
}

/** Returns a point on the centre line of the river, on a smooth curve through its course. */
function courseAt(t: number): Point {
  const last = COURSE.length - 1
  const i = Math.min(last - 1, Math.floor(t * last))
  const u = t * last - i
  const at = (k: number) => COURSE[Math.min(last, Math.max(0, k))] as Point
  const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
  const spline = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * u +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - e[axis]) * u * u +
      (3 * b[axis] - a[axis] - 3 * c[axis] + e[axis]) * u ** 3)
  return [spline(0), spline(1)]
}
