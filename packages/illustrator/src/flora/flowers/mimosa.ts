import { lighten } from '../../base/colour.ts'
import { GOLDEN_ANGLE } from '../../base/geometry.ts'
import { circle, ellipse, place, repeat } from '../../base/svg.ts'
import type { DrawShape } from '../shape.ts'

const LEAF = '#8fa77a'

/** Draws a spray of mimosa: small round balls among narrow leaves. */
export const drawMimosa: DrawShape = (colour, random) => {
  const leaves = repeat(12, (i) =>
    ellipse(30, 0, 20, 3.2, LEAF, { transform: place(0, 0, i * 30 + random.range(-8, 8)) }),
  )
  const balls = repeat(26, (i) => {
    const reach = 8.2 * Math.sqrt(i + 0.4)
    const [x, y] = [Math.cos(i * GOLDEN_ANGLE) * reach, Math.sin(i * GOLDEN_ANGLE) * reach]
    const size = random.range(5.4, 8)
    return (
      circle(x, y, size, lighten(colour, random.range(-0.07, 0.03))) +
      circle(x - size * 0.25, y - size * 0.3, size * 0.45, lighten(colour, 0.1))
    )
  })
  return leaves + balls
}
