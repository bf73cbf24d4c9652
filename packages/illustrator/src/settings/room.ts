import { lerp, type Point } from '../base/geometry.ts'

export interface Frame {
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * Returns the position of a corner of a box room in one-point perspective. `t` is the fraction of the distance to the
 * back wall.
 */
export type Room = (t: number, across: 'left' | 'right', down: 'top' | 'bottom') => Point

export function createRoom(near: Frame, far: Frame): Room {
  return (t, across, down) => [lerp(near[across], far[across], t), lerp(near[down], far[down], t)]
}

/** The four corners of a side wall: near top, far top, far bottom, near bottom. */
export function wallCorners(room: Room, side: 'left' | 'right'): [Point, Point, Point, Point] {
  return [room(0, side, 'top'), room(1, side, 'top'), room(1, side, 'bottom'), room(0, side, 'bottom')]
}

/** The four corners of the floor: near left, far left, far right, near right. */
export function floorCorners(room: Room): [Point, Point, Point, Point] {
  return [room(0, 'left', 'bottom'), room(1, 'left', 'bottom'), room(1, 'right', 'bottom'), room(0, 'right', 'bottom')]
}
