import type { Painter } from '../painter/painter.ts'

/** Draws a vendor's image: one thing, without a setting. */
export type DrawStillLife = (painter: Painter) => string
