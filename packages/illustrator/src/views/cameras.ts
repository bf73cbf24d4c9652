import type { Camera } from '../stage/camera.ts'

/** The distance of the altar from the viewer, in metres. */
export const ALTAR = 8.7

const STANDING_EYE = 1.75
const NORMAL_LENS = 1150

/**
 * Returns the camera of a standing person. `horizon` is the y position at which the setting's ground ends, in canvas
 * pixels.
 */
export function standingCamera(horizon: number): Camera {
  return { horizon, eye: STANDING_EYE, focal: NORMAL_LENS }
}
