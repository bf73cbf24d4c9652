import { HEIGHT, type Point } from '../../../base/geometry.ts'
import { type Camera, project } from '../../../stage/camera.ts'

/** The eye of a person who stands in the place. All places are measured in metres from here. */
export const EYE: Camera = { horizon: HEIGHT * 0.49, eye: 1.7, focal: 1000 }

/** A flat surface in the place: metres along it and metres up (or away, for a floor), projected onto the canvas. */
export type Plane = (along: number, up: number) => Point

/** Projects metres to the right of the middle, above the ground and away from the eye. */
export function at(right: number, up: number, away: number): Point {
  const { x, y } = project(EYE, { right, away }, up)
  return [x, y]
}

/** A wall across the view. */
export function facing(away: number): Plane {
  return (along, up) => at(along, up, away)
}

/** A wall along the view. `along` counts metres from the eye. */
export function beside(right: number): Plane {
  return (along, up) => at(right, up, along)
}

/** A floor or a ceiling: metres to the right and metres away. */
export function level(up: number): Plane {
  return (right, away) => at(right, up, away)
}

/** The y position where the ground meets a wall at this distance. */
export function groundAt(away: number): number {
  return at(0, 0, away)[1]
}

/** How far below the horizon of a wedding's camera its most distant things stand, in canvas pixels. */
const FARTHEST_THINGS = 66

/**
 * Returns a setting's horizon for a ground that ends `away` metres from the eye. It is above the ground's far edge, so
 * that the wedding is seen from a little higher and its most distant things still stand on the ground.
 */
export function stageHorizon(away: number): number {
  return Math.max(HEIGHT * 0.53, groundAt(away) - FARTHEST_THINGS)
}

/** Canvas pixels of one metre at this distance. */
export function unitAt(away: number): number {
  return EYE.focal / away
}

/** The four corners of a rectangle on a plane. */
export function panel(plane: Plane, left: number, low: number, right: number, high: number): Point[] {
  return [plane(left, low), plane(left, high), plane(right, high), plane(right, low)]
}
