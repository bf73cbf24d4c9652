import { CENTRE, HEIGHT } from '../base/geometry.ts'
import type { Frame, Painter } from '../painter/painter.ts'
import type { Setting } from '../settings/setting.ts'

/** Draws a composition of a wedding in a setting. */
export type DrawView = (painter: Painter, setting: Setting) => string

export interface View {
  draw: DrawView
  /** Returns the transform of the setting behind the wedding. Default: the setting is not transformed. */
  frame?: (setting: Setting) => Frame
  /** Whether the view shows only the ground of the setting, from straight above. */
  isFromAbove?: boolean
  /** Whether the setting is blurred, because the view is a close-up. */
  isOutOfFocus?: boolean
}

/** Returns the frame that enlarges a setting around its horizon and moves the horizon to `y`. */
export function zoomFrame({ horizon }: Pick<Setting, 'horizon'>, scale: number, y = horizon): Frame {
  return { x: CENTRE * (1 - scale), y: y - horizon * scale, scale }
}

/**
 * Returns the frame that moves the horizon of a setting up to `y` and enlarges the ground below it, so that the camera
 * looks down. Rooms stay as they are, because their lamps would leave the frame.
 */
export function raiseHorizon({ horizon, indoor }: Pick<Setting, 'horizon' | 'indoor'>, y: number): Frame {
  if (indoor || horizon <= y) return zoomFrame({ horizon }, 1)
  return zoomFrame({ horizon }, (HEIGHT - y) / (HEIGHT - horizon), y)
}
