import type { Painter } from '../painter/painter.ts'

/** A vendor's picture: one thing, no setting. */
export type DrawStillLife = (painter: Painter) => string
