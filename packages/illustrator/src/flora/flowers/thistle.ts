import { lighten, mix } from '../../base/colour.ts'
import { ellipse, line, repeat } from '../../base/svg.ts'
import type { DrawShape } from '../shape.ts'

const LEAF = '#7f9488'
const SPINES = 34

/** Draws a sea holly or a thistle: a cone of florets in a ruff of spiny bracts. */
export const drawThistle: DrawShape = (colour, random) => {
  const bract = mix(colour, LEAF, 0.5)
  const ruff = repeat(SPINES, (i) => {
    const angle = (i / SPINES) * 2 * Math.PI
    const reach = random.range(36, 48)
    return line(0, 4, Math.cos(angle) * reach, Math.sin(angle) * reach, lighten(bract, random.range(-0.06, 0.06)), 2.6)
  })
  const florets = repeat(40, (i) => {
    const [row, column] = [Math.floor(i / 8), i % 8]
    const half = 17 - row * 2.2
    return ellipse(-half + (column / 7) * half * 2, 12 - row * 9, 3, 3.8, lighten(colour, random.range(-0.09, 0.09)))
  })
  return ruff + ellipse(0, -6, 18, 24, lighten(colour, -0.1)) + florets
}
