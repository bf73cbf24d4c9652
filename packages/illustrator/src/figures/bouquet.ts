import { lighten } from '../base/colour.ts'
import { listOf, type Point } from '../base/geometry.ts'
import { circle, ellipse, line, path, turn } from '../base/svg.ts'
import { limb } from './curve.ts'
import { shade, type Wearer } from './wearer.ts'

const LEAVES = ['#6f8f6a', '#86a37c', '#5d7c58']
const RIBBON = '#fbf3e6'
const RADIUS = 9

/** Draws a small round bouquet with leaves and a ribbon, in the palette of the wedding. */
export function drawBouquet(w: Wearer, [x, y]: Point): string {
  const { colors } = w.painter.spec.florals
  const top = y - 3
  const stems = [-2.4, 0, 2.4].map((lean) => line(x, y, x + lean, y + 15, w.tone(LEAVES[2] as string), 1.5)).join('')
  const leaves = listOf(15, (i) => {
    const angle = i * 24 - 90
    const reach = RADIUS * (i % 2 ? 1.02 : 0.86)
    const [cx, cy] = [
      x + Math.cos((angle * Math.PI) / 180) * reach,
      top + Math.sin((angle * Math.PI) / 180) * reach * 0.92,
    ]
    return ellipse(cx, cy, 4.8, 2.1, w.tone(LEAVES[i % 3] as string), { transform: turn(angle, cx, cy) })
  })
  const blooms = listOf(16, (i) => {
    const angle = i * 2.4
    const reach = RADIUS * 0.84 * Math.sqrt((i + 0.4) / 16)
    const [px, py] = [x + Math.cos(angle) * reach, top + Math.sin(angle) * reach * 0.9]
    const colour = w.tone(colors[i % colors.length] as string)
    return (
      circle(px, py, 3.4, shade(colour, 0.8)) +
      circle(px + w.lit * 0.4, py - 0.4, 2.7, colour) +
      circle(px + w.lit * 0.5, py - 0.6, 1.1, shade(colour, 0.4)) +
      circle(px + w.lit * 0.9, py - 1, 0.6, lighten(colour, 0.06))
    )
  })
  const tails = limb(
    [
      [x, y + 7],
      [x - 3, y + 15],
      [x - 2, y + 23],
    ],
    [1.6, 2, 2.2],
  )
  return (
    stems +
    leaves.join('') +
    circle(x, top, RADIUS * 0.86, w.tone(LEAVES[2] as string)) +
    blooms.toReversed().join('') +
    path(tails, w.tone(RIBBON)) +
    line(x - 2.6, y + 7, x + 2.6, y + 7, w.tone(RIBBON), 2.4)
  )
}
