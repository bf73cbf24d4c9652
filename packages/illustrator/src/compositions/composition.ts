import type { Painter } from '../painter/painter.ts'
import type { Setting } from '../settings/setting.ts'

/** Draws a wedding in a setting. */
export type DrawComposition = (painter: Painter, setting: Setting) => string
