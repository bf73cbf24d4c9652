import { lighten } from '../../../base/colour.ts'
import { lerp, lerpPoint, type Point } from '../../../base/geometry.ts'
import { line, polygon, repeat } from '../../../base/svg.ts'
import type { Painter } from '../../../painter/painter.ts'

/** Draws a roof slope with tiles or slates. The corners are clockwise from the upper left. */
export function drawSlope(
  painter: Painter,
  corners: readonly [Point, Point, Point, Point],
  colour: string,
  courses: number,
  columns: number,
): string {
  const [topLeft, topRight, lowRight, lowLeft] = corners
  const { random } = painter
  const seams = repeat(columns - 1, (i) => {
    const share = (i + 1) / columns
    return line(
      ...lerpPoint(topLeft, topRight, share),
      ...lerpPoint(lowLeft, lowRight, share),
      lighten(colour, -0.07),
      1.6,
      { opacity: 0.7 },
    )
  })
  const rows = repeat(courses, (i) => {
    const share = (i + 1) / (courses + 1)
    const [from, to] = [lerpPoint(topLeft, lowLeft, share), lerpPoint(topRight, lowRight, share)]
    const [a, b] = [random.range(0, 0.5), random.range(0.5, 1)]
    const patch = line(
      ...lerpPoint(from, to, a),
      ...lerpPoint(from, to, lerp(a, b, 0.6)),
      lighten(colour, random.range(-0.06, 0.06)),
      7,
      { opacity: 0.5 },
    )
    return patch + line(...from, ...to, lighten(colour, -0.06), 1.6, { opacity: 0.8 })
  })
  return polygon(corners, painter.gradient(lighten(colour, 0.04), lighten(colour, -0.06))) + seams + rows
}
