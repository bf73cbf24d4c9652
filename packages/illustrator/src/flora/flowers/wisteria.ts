import { lighten } from '../../base/colour.ts'
import { ellipse, line, repeat } from '../../base/svg.ts'
import type { DrawShape } from '../shape.ts'

const STEM = '#7b8a5c'
const FLORETS = 40

/** Draws a hanging raceme of wisteria, which narrows towards its tip. */
export const drawWisteria: DrawShape = (colour, random) => {
  const florets = repeat(FLORETS, (i) => {
    const t = i / (FLORETS - 1)
    const half = 21 * (1 - t) + 3
    const x = (((i * 7) % 11) / 10 - 0.5) * 2 * half
    const size = 6.4 - t * 2.6
    return ellipse(x, -42 + t * 104, size, size * 0.82, lighten(colour, random.range(-0.08, 0.08) + (0.5 - t) * 0.08))
  })
  return line(0, -52, 0, 50, STEM, 2.4) + florets
}
