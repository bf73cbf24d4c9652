import { lighten } from '../../base/colour.ts'
import { GOLDEN_ANGLE } from '../../base/geometry.ts'
import { group, path, place, repeat } from '../../base/svg.ts'
import type { DrawShape } from '../shape.ts'

const FRILL = 'M0 0L-15 -22L-11 -19L-8 -26L-4 -20L0 -28L4 -20L8 -26L11 -19L15 -22Z'
const PETALS = 30

/** Draws a carnation: many petals with a frilled edge. */
export const drawCarnation: DrawShape = (colour, random) =>
  repeat(PETALS, (i) => {
    const t = 1 - i / PETALS
    const reach = 30 * Math.sqrt(t)
    const angle = i * GOLDEN_ANGLE
    const petal = lighten(colour, (0.5 - t) * 0.1 + random.range(-0.05, 0.05))
    const turned = (angle * 180) / Math.PI + 90
    return group(
      { transform: place(Math.cos(angle) * reach * 0.6, Math.sin(angle) * reach * 0.6, turned, 0.75 + t * 0.35) },
      path(FRILL, petal),
    )
  })
