import { CENTRE, HEIGHT } from '../base/geometry.ts'
import type { Frame, Painter } from '../painter/painter.ts'
import type { Setting } from '../settings/setting.ts'

/** Draws a wedding in a setting. */
export type DrawView = (painter: Painter, setting: Setting) => string

export interface View {
  draw: DrawView
  /** The part of the setting that stands behind the wedding. Absent: the whole setting. */
  frame?: (setting: Setting) => Frame
}

/** Returns the frame that enlarges a setting around its horizon and puts the horizon at `y`. */
export function zoomFrame({ horizon }: Pick<Setting, 'horizon'>, scale: number, y = horizon): Frame {
  return { x: CENTRE * (1 - scale), y: y - horizon * scale, scale }
}

/** Returns the frame that puts the horizon at `y` and fills the canvas below it with the setting's ground. */
export function groundFrame(setting: Pick<Setting, 'horizon'>, y: number): Frame {
  return zoomFrame(setting, (1.04 * (HEIGHT - y)) / (HEIGHT - setting.horizon), y)
}
