import type { Painter } from '../painter/painter.ts'

/** Draws an image for a vendor category: one subject without a setting. */
export type DrawStillLife = (painter: Painter) => string
