import { arcPoints, lerp, listOf, type Point } from '../../base/geometry.ts'
import { d, stroke } from '../../base/svg.ts'
import { drawGarland } from '../../flora/garland.ts'
import { type DrawArch, woodTone } from './shared.ts'

/** Draws a curved arch covered with flowers. */
export const drawGardenArch: DrawArch = (painter, { x, y, height: h }) => {
  const radius = h * 0.31
  const spring = y - h + radius
  const leg = (px: number): Point[] => listOf(11, (i) => [px, lerp(y, spring, i / 10)])
  const curve = arcPoints(x, spring, radius, radius, 190, 350, 17)
  const frame = d`M${x - radius} ${y}V${spring}A${radius} ${radius} 0 0 1 ${x + radius} ${spring}V${y}`
  return (
    stroke(frame, woodTone(painter), h * 0.03, { 'stroke-linecap': 'butt' }) +
    drawGarland(painter, [...leg(x - radius), ...curve, ...leg(x + radius).reverse()], h * 0.16)
  )
}
