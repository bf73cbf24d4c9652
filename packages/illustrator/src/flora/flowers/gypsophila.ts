import { lighten } from '../../base/colour.ts'
import { GOLDEN_ANGLE } from '../../base/geometry.ts'
import { circle, line, repeat } from '../../base/svg.ts'
import type { DrawShape } from '../shape.ts'

const STEM = '#93a883'
const BLOSSOMS = 46

/** Draws a cloud of tiny blossoms on thin stems: baby's breath. */
export const drawGypsophila: DrawShape = (colour, random) =>
  repeat(BLOSSOMS, (i) => {
    const reach = 6.6 * Math.sqrt(i + 1)
    const [x, y] = [Math.cos(i * GOLDEN_ANGLE) * reach, Math.sin(i * GOLDEN_ANGLE) * reach]
    const size = random.range(3.2, 5.4)
    return (
      line(x * 0.6, y * 0.6, x, y, STEM, 0.9) +
      circle(x, y, size, lighten(colour, random.range(-0.07, 0.02))) +
      circle(x, y, size * 0.32, lighten(colour, -0.16))
    )
  })
