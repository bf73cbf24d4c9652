import { CENTRE, HEIGHT } from '../base/geometry.ts'

/** The position of an object in an image: the centre of its base, in canvas pixels. */
export interface Spot {
  x: number
  y: number
  /** The number of canvas pixels per metre at this distance. Objects use it to draw themselves at true size. */
  unit: number
  /** The distance for `painter.tone`: 0 (at the viewer) to 1 (at the horizon). */
  depth: number
}

/** A point on the ground: metres to the right of the centre, and metres from the viewer. */
export interface GroundPoint {
  right: number
  away: number
}

export interface Camera {
  /** The y position of the horizon, in canvas pixels. */
  horizon: number
  /** The height of the camera above the ground, in metres. */
  eye: number
  /** Canvas pixels per metre at a distance of 1 m. A higher value narrows the field of view. */
  focal: number
}

const FARTHEST = 60
/** The distance from the viewer at which haze starts, in metres. */
const HAZE_START = 4

/** Projects a point on the ground onto the canvas. `height` raises the point, in metres. */
export function project({ horizon, eye, focal }: Camera, { right, away }: GroundPoint, height = 0): Spot {
  const unit = focal / away
  return {
    x: CENTRE + right * unit,
    y: horizon + (eye - height) * unit,
    unit,
    depth: Math.min(1, Math.max(0, (away - HAZE_START) / FARTHEST)),
  }
}

/** Returns the distance from the viewer to the ground at a y position of the canvas, in metres. */
export function distanceAt({ horizon, eye, focal }: Camera, y: number = HEIGHT): number {
  return (eye * focal) / Math.max(1, y - horizon)
}
