import { listOf } from '../../base/geometry.ts'
import { d, ellipse, path, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import type { SceneObject } from '../object.ts'

const USUAL = 9
const MOST = 40

/** A bunch of balloons on strings, tied to a weight. */
export const balloons: SceneObject = {
  ...createObject('beside', [1.5, 2.6], (brush) => {
    const count = Math.min(MOST, brush.detail.count ?? USUAL)
    const spread = Math.sqrt(count / USUAL)
    const places = listOf(count, (i) => {
      const angle = i * 2.399
      const reach = Math.sqrt((i + 0.4) / count) * 66 * spread
      return [Math.cos(angle) * reach, -190 + Math.sin(angle) * reach * 0.95] as const
    }).toSorted((a, b) => a[1] - b[1])
    const strings = places.map(([x, y]) =>
      stroke(d`M${x} ${y + 30}Q${x * 0.5} ${y * 0.45} 0 -8`, brush.tone('#f3ece6'), 0.9, { opacity: 0.8 }),
    )
    return (
      brush.shadow(20) +
      strings.join('') +
      places.map(([x, y], i) => drawBalloon(brush, x, y, 27, brush.paletteColour(i))).join('') +
      brush.cylinder(0, 0, 16, 12, '#c9a86a', 12)
    )
  }),
  countsParts: true,
}

function drawBalloon(brush: Brush, x: number, y: number, r: number, colour: string): string {
  const skin = d`M${x} ${y + r * 1.25}C${x - r * 0.7} ${y + r * 0.9} ${x - r} ${y + r * 0.2} ${x - r} ${y - r * 0.15}A${r} ${r} 0 0 1 ${x + r} ${y - r * 0.15}C${x + r} ${y + r * 0.2} ${x + r * 0.7} ${y + r * 0.9} ${x} ${y + r * 1.25}Z`
  const knot = d`M${x} ${y + r * 1.2}L${x - 3} ${y + r * 1.4}H${x + 3}Z`
  return (
    path(knot, brush.tone(colour, -0.12)) +
    path(skin, brush.across(colour, 0.11), { opacity: 0.96 }) +
    ellipse(x - r * 0.12, y - r * 0.2, r * 0.66, r * 0.74, brush.tone(colour, 0.04), { opacity: 0.7 }) +
    ellipse(x - r * 0.42, y - r * 0.5, r * 0.14, r * 0.26, '#ffffff', {
      opacity: 0.6,
      transform: `rotate(28 ${Math.round(x - r * 0.42)} ${Math.round(y - r * 0.5)})`,
    })
  )
}
