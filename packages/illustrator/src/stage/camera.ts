import { CENTRE, HEIGHT } from '../base/geometry.ts'

/** A place in a picture where something stands: the middle of its foot, in canvas pixels. */
export interface Spot {
  x: number
  y: number
  /** Canvas pixels in one metre at this distance. Everything is drawn at its true size with it. */
  unit: number
  /** 0 (at the viewer) to 1 (at the horizon), for `painter.tone`. */
  depth: number
}

/** A point on the ground: metres to the right of the middle, and metres from the viewer. */
export interface GroundPoint {
  right: number
  away: number
}

export interface Camera {
  /** The y position of the horizon, in canvas pixels. */
  horizon: number
  /** Metres of the eye above the ground. */
  eye: number
  /** Canvas pixels of one metre at a distance of one metre. A longer lens shows less. */
  focal: number
}

const FARTHEST = 60
/** The widest stage that is lit alike, in metres: things beyond take on haze. */
const HAZE_START = 4

/** Projects a point on the ground onto the canvas. `height` lifts it, in metres. */
export function project({ horizon, eye, focal }: Camera, { right, away }: GroundPoint, height = 0): Spot {
  const unit = focal / away
  return {
    x: CENTRE + right * unit,
    y: horizon + (eye - height) * unit,
    unit,
    depth: Math.min(1, Math.max(0, (away - HAZE_START) / FARTHEST)),
  }
}

/** Returns the distance in metres at which the ground meets a row of the canvas. */
export function distanceAt({ horizon, eye, focal }: Camera, y: number = HEIGHT): number {
  return (eye * focal) / Math.max(1, y - horizon)
}
