import type { Camera } from '../stage/camera.ts'

/** The distance of the altar, in metres from the viewer. */
export const ALTAR = 9.5

const STANDING_EYE = 1.75
const NORMAL_LENS = 1150

/** A person's view along the ground. `horizon` is where the setting's ground ends, in canvas pixels. */
export function standingCamera(horizon: number): Camera {
  return { horizon, eye: STANDING_EYE, focal: NORMAL_LENS }
}

/** A view from 5 m above the ground, with the horizon near the upper edge. */
export const DRONE: Camera = { horizon: 150, eye: 5, focal: 1150 }
