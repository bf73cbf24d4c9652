import { lighten } from '../../base/colour.ts'
import type { Point } from '../../base/geometry.ts'
import { circle, ellipse, path, stroke } from '../../base/svg.ts'
import { curve, limb, outline, points } from '../curve.ts'
import { shade } from '../wearer.ts'
import type { Brush } from './fur.ts'

/** Draws one swan on water, or two whose necks form a heart. */
export function drawSwans({ fill, tone }: Brush, count = 2): string {
  const water = tone('#8fb4c0')
  const white = tone('#fbf8f3')
  const rings = [1, 0.72, 0.42]
    .map((size, i) => ellipse(0, 0, 120 * size, 15 * size, lighten(water, i * 0.04), { opacity: 0.6 }))
    .join('')
  const swan = (side: 1 | -1) => {
    const flip = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x * side, y])
    const neck = path(limb(flip(points('-34,-12 -24,-34 -30,-58 -20,-72 -7,-66 -5,-57')), [14, 9, 7, 7, 8, 6]), white)
    const body = outline(flip(points('-96,-26 -78,-22 -60,-34 -38,-26 -24,-10 -30,1 -60,4 -84,0 -96,-12')))
    const wing = outline(flip(points('-98,-30 -80,-32 -56,-36 -40,-22 -52,-10 -74,-12')))
    const beak = path(outline(flip(points('-8,-62 -1.5,-52 -4,-50 -8,-55'))), tone('#d9762f'))
    const plumes = [0, 1, 2]
      .map((i) =>
        stroke(
          curve(
            flip([
              [-90 + i * 8, -26 + i * 4],
              [-66 + i * 5, -20 + i * 3],
              [-48, -22 + i * 4],
            ]),
          ),
          shade(white, 1.4),
          1.2,
          { opacity: 0.6 },
        ),
      )
      .join('')
    const mirror = ellipse(side * -58, 7, 38, 4, white, { opacity: 0.4 })
    return (
      mirror + fill(body, white) + neck + fill(wing, white) + plumes + beak + circle(side * -8, -64, 1.2, '#1d1517')
    )
  }
  return rings + swan(1) + (count > 1 ? swan(-1) : '')
}
