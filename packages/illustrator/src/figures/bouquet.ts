import { listOf, type Point } from '../base/geometry.ts'
import { circle, ellipse, line, turn } from '../base/svg.ts'
import { shade, type Wearer } from './wearer.ts'

const LEAF = '#6f8f6a'
const RADIUS = 9

/** Draws a small round bouquet in the palette of the wedding. */
export function drawBouquet(w: Wearer, [x, y]: Point): string {
  const { colors } = w.painter.spec.florals
  const leaves = listOf(7, (i) => ellipse(x, y - RADIUS, 6.5, 3, w.tone(LEAF), { transform: `${turn(i * 51, x, y)}` }))
  const blooms = listOf(13, (i) => {
    const angle = i * 2.4
    const reach = RADIUS * 0.75 * Math.sqrt(i / 13)
    const [px, py] = [x + Math.cos(angle) * reach, y - 2 + Math.sin(angle) * reach * 0.9]
    const colour = w.tone(colors[i % colors.length] as string)
    return circle(px, py, 4, shade(colour, 0.7)) + circle(px + w.lit * 0.7, py - 0.8, 2.8, colour)
  })
  return (
    line(x, y, x + 1, y + 14, w.tone(LEAF), 3) +
    leaves.join('') +
    circle(x, y, RADIUS * 0.9, w.tone(LEAF)) +
    blooms.toReversed().join('')
  )
}
