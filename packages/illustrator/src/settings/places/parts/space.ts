import { HEIGHT, type Point } from '../../../base/geometry.ts'
import { type Camera, project } from '../../../stage/camera.ts'

/** The camera of a standing person. All places use metres relative to this camera. */
export const EYE: Camera = { horizon: HEIGHT * 0.49, eye: 1.7, focal: 1000 }

/**
 * A flat surface that is projected onto the canvas. The arguments are metres along the surface and metres up (or metres
 * away, for a floor).
 */
export type Plane = (along: number, up: number) => Point

/** Projects a point onto the canvas: metres to the right of the centre, above the ground, and away from the camera. */
export function at(right: number, up: number, away: number): Point {
  const { x, y } = project(EYE, { right, away }, up)
  return [x, y]
}

/** Returns the plane of a wall that faces the camera, `away` metres from it. */
export function facing(away: number): Plane {
  return (along, up) => at(along, up, away)
}

/**
 * Returns the plane of a side wall, `right` metres from the centre. `along` is the distance from the camera in metres.
 */
export function beside(right: number): Plane {
  return (along, up) => at(right, up, along)
}

/** Returns the plane of a floor or a ceiling, `up` metres above the ground. */
export function level(up: number): Plane {
  return (right, away) => at(right, up, away)
}

/** Returns the y position of the ground at this distance. */
export function groundAt(away: number): number {
  return at(0, 0, away)[1]
}

/** How far below the horizon the farthest objects of a wedding stand, in canvas pixels. */
const FARTHEST_THINGS = 66

/**
 * Returns the horizon of a setting whose ground ends `away` metres from the camera. The horizon is above the far edge
 * of the ground, so that the farthest objects of the wedding still stand on the ground.
 */
export function stageHorizon(away: number): number {
  return Math.max(HEIGHT * 0.53, groundAt(away) - FARTHEST_THINGS)
}

/** Returns the number of canvas pixels per metre at this distance. */
export function unitAt(away: number): number {
  return EYE.focal / away
}

/** Returns the four corners of a rectangle on a plane. */
export function panel(plane: Plane, left: number, low: number, right: number, high: number): Point[] {
  return [plane(left, low), plane(left, high), plane(right, high), plane(right, low)]
}
