import { factsOf } from '@vowkit/understanding'
import { isPale, lighten, mix } from '../../base/colour.ts'
import { d, ellipse, group, line, path, place, rect, repeat, stroke } from '../../base/svg.ts'
import { drawFlower } from '../../flora/draw-flower.ts'
import { drawLeaf } from '../../flora/draw-leaf.ts'
import { SOFT } from '../../painter/filters.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawGlass } from '../glass.ts'

/** The height of a circle on the table divided by its width. */
const FLATNESS = 0.36
const PORCELAIN = '#fdfaf5'
const SHADE = '#2a1d26'

/** Draws a place setting near the viewer: charger, plates, cutlery, a folded napkin with a bloom, and two glasses. */
export function drawPlaceSetting(painter: Painter, x: number, y: number, radius: number): string {
  return (
    ellipse(x - 6, y + radius * 0.1, radius * 1.08, radius * FLATNESS * 1.1, SHADE, { opacity: 0.22, filter: SOFT }) +
    drawCutlery(painter, x, y, radius) +
    drawPlates(painter, x, y, radius) +
    drawNapkin(painter, x, y - radius * 0.06, radius) +
    drawGlasses(painter, x + radius * 1.02, y - radius * 0.3, radius)
  )
}

/** Returns the colour that the description gives to the plates. Default: porcelain. */
function plateColour({ spec }: Painter): string {
  return factsOf(spec.description, 'object').find(({ name }) => name === 'plates')?.colour ?? PORCELAIN
}

function drawPlates(painter: Painter, x: number, y: number, radius: number): string {
  const colour = plateColour(painter)
  const plate = painter.tone(colour)
  const charger = painter.tone(mix(painter.spec.metal, painter.spec.palette[0], 0.1))
  const discs: [reach: number, lift: number, fill: string][] = [
    [1, 0, lighten(charger, -0.08)],
    [0.98, 0.02, charger],
    [0.84, 0.06, lighten(plate, -0.12)],
    [0.83, 0.085, plate],
    [0.6, 0.075, lighten(plate, -0.05)],
    [0.59, 0.06, lighten(plate, 0.015)],
    [0.56, 0.1, lighten(plate, -0.1)],
    [0.55, 0.125, lighten(plate, isPale(colour) ? 0.01 : 0.05)],
  ]
  const shine = d`M${x - radius * 0.62} ${y - radius * 0.2}A${radius * 0.74} ${radius * 0.74 * FLATNESS} 0 0 1 ${x - radius * 0.1} ${y - radius * 0.35}`
  return (
    discs
      .map(([reach, lift, fill]) => ellipse(x, y - radius * lift, radius * reach, radius * reach * FLATNESS, fill))
      .join('') + stroke(shine, '#ffffff', radius * 0.025, { opacity: 0.5 })
  )
}

/** Draws two forks on the left, and a knife and a spoon on the right. */
function drawCutlery(painter: Painter, x: number, y: number, radius: number): string {
  const metal = painter.tone(painter.spec.metal)
  const light = lighten(metal, 0.1)
  const [top, foot] = [-radius * 0.42, radius * 0.34]
  const lay = (at: number, lean: number, content: string) =>
    group(
      { transform: place(x + at * radius, y, lean) },
      line(3, top + 6, 3, foot + 5, SHADE, 7, { opacity: 0.14 }) + content,
    )
  const handle =
    line(0, top + radius * 0.2, 0, foot, metal, 6) + line(-1.5, top + radius * 0.24, -1.5, foot, light, 1.6)
  const fork =
    handle +
    repeat(3, (i) => line((i - 1) * 6, top, (i - 1) * 6, top + radius * 0.16, metal, 3)) +
    path(
      d`M-8 ${top + radius * 0.12}H8Q8 ${top + radius * 0.24} 0 ${top + radius * 0.26}Q-8 ${top + radius * 0.24} -8 ${top + radius * 0.12}Z`,
      metal,
    )
  const knife =
    handle + path(d`M-4 ${top + radius * 0.24}V${top}Q10 ${top + radius * 0.06} 7 ${top + radius * 0.24}Z`, light)
  const spoon =
    handle +
    ellipse(0, top + radius * 0.09, 10, radius * 0.11, metal) +
    ellipse(-2, top + radius * 0.08, 5, radius * 0.07, light)
  return lay(-1.3, -4, fork) + lay(-1.16, -3, fork) + lay(1.16, 3, knife) + lay(1.3, 4, spoon)
}

/** Draws a napkin folded to a band over the plate, with a menu card, a bloom and a leaf. */
function drawNapkin(painter: Painter, x: number, y: number, radius: number): string {
  const { spec } = painter
  const napkin = painter.tone(spec.napkin)
  const [half, top, foot] = [radius * 0.27, y - radius * 0.34, y + radius * 0.5]
  const cloth = d`M${x - half} ${top}Q${x} ${top - radius * 0.05} ${x + half} ${top}L${x + half * 1.12} ${foot}Q${x} ${foot + radius * 0.07} ${x - half * 1.12} ${foot}Z`
  const fold = d`M${x - half * 0.36} ${top}L${x - half * 0.42} ${foot}M${x + half * 0.4} ${top}L${x + half * 0.46} ${foot}`
  const card = rect(-half * 0.62, -radius * 0.26, half * 1.24, radius * 0.46, painter.tone('#fffaf2'), { rx: 3 })
  const lines = repeat(4, (i) =>
    rect(-half * 0.34, -radius * 0.16 + i * radius * 0.075, half * 0.68, 2.4, painter.tone('#7d6a66')),
  )
  const bloom = { kind: spec.florals.focal[0] ?? 'rose', colour: spec.florals.colors[0] } as const
  return (
    path(cloth, SHADE, { opacity: 0.16, transform: 'translate(-6 8)' }) +
    path(cloth, painter.gradient(lighten(napkin, 0.04), lighten(napkin, -0.08))) +
    stroke(fold, lighten(napkin, -0.1), 2, { opacity: 0.55 }) +
    group({ transform: place(x, y + radius * 0.07, -3) }, card + lines) +
    drawLeaf(painter, {
      kind: spec.florals.leaves[0] ?? 'olive',
      colour: spec.florals.greens[0] ?? '#7d9a80',
      x: x - radius * 0.16,
      y: y - radius * 0.12,
      length: radius * 0.5,
      turn: -28,
    }) +
    drawFlower(painter, { ...bloom, x: x - radius * 0.05, y: y - radius * 0.2, radius: radius * 0.13 })
  )
}

function drawGlasses(painter: Painter, x: number, y: number, radius: number): string {
  const glass = (dx: number, dy: number, scale: number) =>
    group({ transform: place(x + dx, y + dy, 0, scale) }, drawGlass(painter, 0, 0))
  return glass(radius * 0.24, -radius * 0.16, radius / 110) + glass(0, 0, radius / 125)
}
