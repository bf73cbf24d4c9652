import { lighten } from '../base/colour.ts'
import { createRandom } from '../base/random.ts'
import { group, place, tag } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'
import type { FlowerName } from '../spec.ts'
import { FLOWERS } from './flowers/index.ts'
import { BLOOM_RADIUS } from './shape.ts'

const VARIANTS = 2
const IN_SHADE = -0.09
const IN_LIGHT = 0.035

export interface Bloom {
  kind: FlowerName
  colour: string
  x: number
  y: number
  radius: number
  /** Rotation of the flower in degrees. */
  turn?: number
  /** How far the flower faces the light: −1 is away from the light, 1 is towards the light. */
  lit?: number
}

/**
 * Draws a bloom as a reference to an SVG symbol. Each combination of kind and colour has two symbols. Returns an empty
 * string if the prompt excludes flowers.
 */
export function drawFlower(painter: Painter, { kind, colour, x, y, radius, turn = 0, lit = 0 }: Bloom): string {
  if (painter.spec.florals.density === 0) return ''
  const shade = lit < -0.3 ? IN_SHADE : lit > 0.35 ? IN_LIGHT : 0
  const toned = lighten(painter.tone(painter.spec.florals.own?.[kind] ?? colour), shade)
  const id = `f-${kind}-${toned.slice(1)}-${Math.floor(painter.random.next() * VARIANTS)}`
  painter.define(id, () => group({ id }, FLOWERS[kind](toned, createRandom(id))))
  const bloom = tag('use', { href: `#${id}`, transform: place(x, y, turn, radius / BLOOM_RADIUS) })
  return painter.mark(`flower:${kind}`, bloom)
}
