import { lighten, mix } from '../../base/colour.ts'
import { ellipse, repeat, stroke } from '../../base/svg.ts'
import type { DrawShape } from '../shape.ts'

const BUDS = 18
const STEM = '#7f8f63'
const BLOSSOM = '#9a86cf'

/** Draws a lavender sprig. Its flowers stay violet in every palette, with a slight tint of `colour`. */
export const drawLavender: DrawShape = (colour, random) => {
  const blossom = mix(colour, BLOSSOM, 0.75)
  const buds = repeat(BUDS, (i) =>
    ellipse(56 + i * 2.9, -2 + (i % 2 ? -4 : 4) * (1 - i / 26), 3.6, 3, lighten(blossom, random.range(-0.08, 0.06))),
  )
  return stroke('M0 0L60 -2', STEM, 2) + buds
}
