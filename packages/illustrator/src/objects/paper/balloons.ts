import { listOf, onEllipse } from '../../base/geometry.ts'
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
  if (brush.is('heart-shaped')) return drawHeart(brush, x, y, r, colour)
  const opacity = brush.is('transparent') ? 0.4 : 0.96
  const knot = d`M${x} ${y + r * 1.2}L${x - 3} ${y + r * 1.4}H${x + 3}Z`
  return (
    path(knot, brush.tone(colour, -0.12)) +
    path(skin, brush.across(colour, 0.11), { opacity }) +
    ellipse(x - r * 0.12, y - r * 0.2, r * 0.66, r * 0.74, brush.tone(colour, 0.04), { opacity: 0.7 }) +
    ellipse(x - r * 0.42, y - r * 0.5, r * 0.14, r * 0.26, '#ffffff', {
      opacity: 0.6,
      transform: `rotate(28 ${Math.round(x - r * 0.42)} ${Math.round(y - r * 0.5)})`,
    }) +
    drawPattern(brush, x, y, r)
  )
}

/** Draws stripes, dots or glitter on a balloon. */
function drawPattern(brush: Brush, x: number, y: number, r: number): string {
  const white = brush.tone('#fffaf0')
  if (brush.is('striped'))
    return [-0.5, 0, 0.5]
      .map((t) =>
        stroke(
          d`M${x + t * r * 1.1} ${y - r * (1.05 - Math.abs(t) * 0.4)}Q${x + t * r * 1.7} ${y} ${x + t * r * 0.7} ${y + r * 0.95}`,
          white,
          r * 0.17,
          { opacity: 0.85 },
        ),
      )
      .join('')
  if (!brush.is('polka-dot') && !brush.is('glittering')) return ''
  const size = brush.is('polka-dot') ? 0.13 : 0.05
  return listOf(11, (i) => {
    const [dx, dy] = onEllipse(0, 0, r * 0.78 * Math.sqrt((i + 0.5) / 11), r * 0.8 * Math.sqrt((i + 0.5) / 11), i * 2.4)
    return ellipse(x + dx, y - r * 0.1 + dy, r * size, r * size, white, { opacity: 0.9 })
  }).join('')
}

function drawHeart(brush: Brush, x: number, y: number, r: number, colour: string): string {
  const heart = d`M${x} ${y + r * 1.2}C${x - r * 1.5} ${y + r * 0.1} ${x - r * 1.1} ${y - r * 1.1} ${x - r * 0.45} ${y - r}C${x - r * 0.15} ${y - r * 0.95} ${x} ${y - r * 0.7} ${x} ${y - r * 0.5}C${x} ${y - r * 0.7} ${x + r * 0.15} ${y - r * 0.95} ${x + r * 0.45} ${y - r}C${x + r * 1.1} ${y - r * 1.1} ${x + r * 1.5} ${y + r * 0.1} ${x} ${y + r * 1.2}Z`
  return (
    path(heart, brush.across(colour, 0.11)) +
    ellipse(x - r * 0.5, y - r * 0.5, r * 0.14, r * 0.24, '#ffffff', { opacity: 0.6 }) +
    drawPattern(brush, x, y - r * 0.1, r * 0.8)
  )
}
