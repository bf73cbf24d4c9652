import { lighten } from '../../base/colour.ts'
import { d, place, repeat, stroke } from '../../base/svg.ts'
import type { DrawShape } from '../shape.ts'

const HAIRS = 46

export const drawPampas: DrawShape = (colour, random) => {
  const plume = repeat(HAIRS, (i) => {
    const t = i / HAIRS
    const y = -8 + random.range(-2, 2)
    const length = random.range(16, 28) * (1 - t * 0.55)
    const angle = random.range(-34, 34)
    const hair = d`M0 0Q${length * 0.6} ${-length * 0.1} ${length} ${length * 0.16}`
    return stroke(hair, lighten(colour, random.range(-0.07, 0.06)), 2.6, {
      transform: place(34 + t * 86, y, angle),
      opacity: 0.85,
    })
  })
  return stroke('M0 0Q40 -8 60 -8', lighten(colour, -0.14), 2) + plume
}
