import { lighten } from '../base/colour.ts'
import { listOf } from '../base/geometry.ts'
import type { Random } from '../base/random.ts'
import { circle, ellipse, repeat, turn } from '../base/svg.ts'

/**
 * Draws one bloom or sprig around the origin in its base colour. The radius of a bloom is BLOOM_RADIUS, and the length
 * of a sprig is LEAF_LENGTH.
 */
export type DrawShape = (colour: string, random: Random) => string

export const BLOOM_RADIUS = 48
export const LEAF_LENGTH = 104

export interface PetalRing {
  count: number
  /** The distance between the centre of the bloom and the centres of its petals. */
  radius: number
  length: number
  width: number
  /** Lightness of the ring relative to the colour of the bloom. */
  shade: number
  /** Rotation of the ring of petals, in degrees. */
  turn?: number
}

const WOBBLE_DEGREES = 6
const SHADE_SPREAD = 0.025

/** Draws a ring of petals as ellipses around the centre of a bloom. */
export function petalRing(ring: PetalRing, colour: string, random: Random): string {
  return repeat(ring.count, (i) => {
    const angle = (ring.turn ?? 0) + (i / ring.count) * 360 + random.range(-WOBBLE_DEGREES, WOBBLE_DEGREES)
    const petal = lighten(colour, ring.shade + random.range(-SHADE_SPREAD, SHADE_SPREAD))
    return ellipse(ring.radius, 0, ring.length, ring.width, petal, { transform: turn(angle, 0, 0) })
  })
}

/** Draws the rings of petals of a bloom, from the outermost to the innermost. */
export function petalRings(rings: readonly PetalRing[], colour: string, random: Random): string {
  return rings.map((ring) => petalRing(ring, colour, random)).join('')
}

/** Draws the stamens of a bloom as a circle of dots. */
export function stamens(count: number, radius: () => number, size: number, colour: string): string {
  return listOf(count, (i) => {
    const angle = (i / count) * 2 * Math.PI
    return circle(Math.cos(angle) * radius(), Math.sin(angle) * radius(), size, colour)
  }).join('')
}
