import type { Point } from '../base/geometry.ts'
import type { View } from './body.ts'
import { outline } from './curve.ts'

export type At = (x: number, level: number) => Point

/** Outlines of hair close to the head, in units of the head radius. */
export const CAPS: Readonly<Record<View, (at: At) => string>> = {
  back: (at) =>
    outline(
      [at(-0.98, 0.5), at(-1.06, -0.1), at(-0.8, -0.84), at(0, -1.12), at(0.8, -0.84), at(1.06, -0.1), at(0.98, 0.5)],
      [at(0.98, 0.5), at(0.5, 0.86), at(0, 0.92), at(-0.5, 0.86), at(-0.98, 0.5)],
    ),
  front: (at) =>
    outline(
      [
        at(-0.98, 0.16),
        at(-1.08, -0.3),
        at(-0.74, -0.96),
        at(0.05, -1.16),
        at(0.78, -0.94),
        at(1.08, -0.3),
        at(0.98, 0.16),
      ],
      [at(0.98, 0.16), at(0.8, -0.42), at(0.2, -0.66), at(-0.3, -0.72), at(-0.82, -0.36), at(-0.98, 0.16)],
    ),
  side: (at) =>
    outline(
      [
        at(0.9, -0.52),
        at(0.62, -0.98),
        at(-0.1, -1.16),
        at(-0.86, -0.78),
        at(-1.12, -0.05),
        at(-0.86, 0.56),
        at(-0.5, 0.78),
      ],
      [at(-0.5, 0.78), at(-0.1, 0.3), at(0.12, -0.12), at(0.46, -0.4), at(0.9, -0.52)],
    ),
}

/** The outline of short hair from behind, which narrows towards the neck. */
export function cropped(at: At): string {
  return outline(
    [
      at(-0.46, 0.9),
      at(-0.74, 0.56),
      at(-0.98, 0.18),
      at(-1.08, -0.24),
      at(-0.82, -0.84),
      at(0, -1.12),
      at(0.82, -0.84),
      at(1.08, -0.24),
      at(0.98, 0.18),
      at(0.74, 0.56),
      at(0.46, 0.9),
    ],
    [at(0.46, 0.9), at(0, 0.98), at(-0.46, 0.9)],
  )
}

export function fall(at: At, half: number, low: number): string {
  return outline(
    [
      at(-half, low - 0.5),
      at(-half - 0.1, 1.3),
      at(-1.04, 0.3),
      at(-1.02, -0.4),
      at(0, -1.14),
      at(1.02, -0.4),
      at(1.04, 0.3),
      at(half + 0.1, 1.3),
      at(half, low - 0.5),
    ],
    [
      at(half, low - 0.5),
      at(half * 0.5, low - 0.1),
      at(0, low + 0.16),
      at(-half * 0.5, low - 0.1),
      at(-half, low - 0.5),
    ],
  )
}
