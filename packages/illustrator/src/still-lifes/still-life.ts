import type { Painter } from '../scene/painter.ts'

/** A vendor's picture: one thing, no setting. */
export type DrawStillLife = (painter: Painter) => string
