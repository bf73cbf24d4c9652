import { lighten } from '../../base/colour.ts'
import { circle, ellipse, line, repeat } from '../../base/svg.ts'
import type { DrawShape } from '../shape.ts'

const STEM = '#6f8a5a'
const FLORETS = 22

/** Draws a tall spike of florets that become buds at its tip, such as a delphinium or a larkspur. */
export const drawDelphinium: DrawShape = (colour, random) => {
  const florets = repeat(FLORETS, (i) => {
    const t = i / (FLORETS - 1)
    const [x, y] = [(i % 3) * 13 - 13 + random.range(-3, 3), 46 - t * 100]
    const size = 12.5 * (1 - t * 0.72)
    const petal = lighten(colour, random.range(-0.07, 0.06))
    return (
      ellipse(x * (1 - t * 0.7), y, size, size * 0.85, petal) +
      circle(x * (1 - t * 0.7), y, size * 0.3, lighten(colour, 0.22))
    )
  })
  return line(0, 60, 0, -50, STEM, 3) + florets
}
