import { CENTRE, type Point, toRadians } from '../../base/geometry.ts'
import { group } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'

/** Canvas pixels per metre in a view from straight above. */
export const UNIT = 88
const SHADE = '#241a2c'
/** The y position of the centre of the plan, in pixels. */
const MIDDLE = 540

/** Returns the canvas position of a point on the ground: metres to the right of the centre and metres towards the top. */
export function toCanvas(right: number, up: number): Point {
  return [CENTRE + right * UNIT, MIDDLE - up * UNIT]
}

/**
 * Draws a shape with its shadow on the ground. `height` is the height of the shape, in metres. `turned` is the rotation
 * of the shape in degrees, so that all shadows fall in the same direction.
 */
export function withShadow(painter: Painter, height: number, draw: (fill?: string) => string, turned = 0): string {
  const length = height * UNIT * (painter.light.sun ? 0.34 : 0.16)
  const side = painter.light.sun && painter.light.sun.x > 0.5 ? -1 : 1
  const [sin, cos] = [Math.sin(toRadians(-turned)), Math.cos(toRadians(-turned))]
  const [dx, dy] = [side * length, length * 0.7]
  const transform = `translate(${(dx * cos - dy * sin).toFixed(1)} ${(dx * sin + dy * cos).toFixed(1)})`
  return group({ transform, opacity: 0.2 }, draw(SHADE)) + draw()
}
