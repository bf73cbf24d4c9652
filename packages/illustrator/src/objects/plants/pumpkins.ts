import { d, ellipse, path } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'

/** Pumpkins of different sizes and colours. */
export const pumpkins = createObject(
  'group',
  [1, 0.55],
  (brush) => {
    const [main, pale] = [brush.ownColour('#d9772b'), brush.detail.colour ?? '#f1e6d0']
    return (
      brush.shadow(48) +
      drawPumpkin(brush, 26, -4, 18, pale) +
      drawPumpkin(brush, -16, 0, 29, main) +
      drawPumpkin(brush, 20, 8, 13, brush.detail.colour ?? '#c25a1f') +
      ellipse(-44, 6, 11, 4, brush.tone('#b5562a'), { transform: 'rotate(-20 -44 6)' }) +
      ellipse(46, 10, 9, 3.4, brush.tone('#c98a35'), { transform: 'rotate(24 46 10)' })
    )
  },
  10,
)

function drawPumpkin(brush: Brush, x: number, y: number, r: number, colour: string): string {
  const cy = y - r * 0.72
  const ribs = [-0.72, 0.72, -0.42, 0.42, 0].map((lean) =>
    ellipse(
      x + lean * r,
      cy + Math.abs(lean) * r * 0.06,
      r * 0.46,
      r * (0.78 - Math.abs(lean) * 0.16),
      brush.tone(colour, -lean * 0.1 - Math.abs(lean) * 0.04),
    ),
  )
  const stem = d`M${x - r * 0.12} ${cy - r * 0.68}C${x - r * 0.06} ${cy - r} ${x + r * 0.1} ${cy - r * 1.1} ${x + r * 0.26} ${cy - r * 1.08}L${x + r * 0.22} ${cy - r * 0.92}C${x + r * 0.14} ${cy - r * 0.9} ${x + r * 0.12} ${cy - r * 0.8} ${x + r * 0.14} ${cy - r * 0.66}Z`
  return (
    brush.shadow(r, x, y) +
    ribs.join('') +
    ellipse(x - r * 0.22, cy - r * 0.34, r * 0.14, r * 0.24, brush.tone(colour, 0.12), { opacity: 0.7 }) +
    path(stem, brush.tone('#6b6a3c'))
  )
}
