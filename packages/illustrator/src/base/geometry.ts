/** A position on the 1536 × 1024 canvas, in pixels. */
export type Point = readonly [x: number, y: number]

/** The size of the canvas on which scenes are drawn, in pixels. Images of other sizes are scaled. */
export const WIDTH = 1536
export const HEIGHT = 1024
export const CENTRE = WIDTH / 2

/** The factors that mirror a symmetric shape to its left side (−1) and its right side (1). */
export const SIDES = [-1, 1] as const

/** The golden angle in radians. Points at multiples of this angle fill a disc evenly, like the seeds of a sunflower. */
export const GOLDEN_ANGLE = 2.399

const DEGREES_PER_RADIAN = 180 / Math.PI

export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t
}

export function lerpPoint(from: Point, to: Point, t: number): Point {
  return [lerp(from[0], to[0], t), lerp(from[1], to[1], t)]
}

export function toRadians(degrees: number): number {
  return degrees / DEGREES_PER_RADIAN
}

/** Returns the direction from one point to another, in degrees, clockwise from the right. */
export function angleBetween(from: Point, to: Point): number {
  return Math.atan2(to[1] - from[1], to[0] - from[0]) * DEGREES_PER_RADIAN
}

/** Returns the point on an ellipse at an angle in radians. */
export function onEllipse(x: number, y: number, rx: number, ry: number, angle: number): Point {
  return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry]
}

/** Returns the points of an elliptical arc, including both ends. Angles are in degrees. */
export function arcPoints(
  x: number,
  y: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  count: number,
): Point[] {
  return listOf(count, (i) => onEllipse(x, y, rx, ry, toRadians(lerp(from, to, i / (count - 1)))))
}

/** Returns each pair of neighbouring points of a polyline. */
export function segments(points: readonly Point[]): [Point, Point][] {
  return points.slice(1).map((point, i) => [points[i] as Point, point])
}

export function listOf<T>(count: number, item: (index: number) => T): T[] {
  return Array.from({ length: Math.max(0, Math.ceil(count)) }, (_, i) => item(i))
}

/** A bounding box on the canvas, in pixels. */
export interface Bounds {
  x: number
  y: number
  width: number
  height: number
}

/** Returns the smallest rectangle around some points. */
export function boundsAround(points: readonly Point[]): Bounds {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
