import { lighten } from '../base/colour.ts'
import { createRandom } from '../base/random.ts'
import { group, place, tag } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'
import type { LeafName } from '../spec.ts'
import { LEAVES } from './leaves/index.ts'
import { LEAF_LENGTH } from './shape.ts'

export interface Sprig {
  kind: LeafName
  colour: string
  x: number
  y: number
  length: number
  /** Rotation of the sprig in degrees; 0 points right. */
  turn: number
  /** Lightness of the sprig relative to `colour`. The value is rounded, so that many sprigs share few symbols. */
  shade?: number
}

const SHADE_STEP = 0.02

/**
 * Draws a sprig of leaves as a reference to an SVG symbol. Returns an empty string if the prompt excludes greenery.
 */
export function drawLeaf(painter: Painter, { kind, colour, x, y, length, turn, shade = 0 }: Sprig): string {
  if (painter.spec.florals.greens.length === 0) return ''
  const toned = lighten(painter.tone(colour), Math.round(shade / SHADE_STEP) * SHADE_STEP)
  const id = `l-${kind}-${toned.slice(1)}`
  painter.define(id, () => group({ id }, LEAVES[kind](toned, createRandom(id))))
  const sprig = tag('use', { href: `#${id}`, transform: place(x, y, turn, length / LEAF_LENGTH) })
  return painter.mark(`leaf:${kind}`, sprig)
}
