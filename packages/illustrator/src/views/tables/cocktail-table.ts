import { lighten } from '../../base/colour.ts'
import { d, ellipse, path, stroke } from '../../base/svg.ts'
import { SOFT } from '../../painter/filters.ts'
import type { Painter } from '../../painter/painter.ts'
import type { Spot } from '../../stage/camera.ts'
import { drawRoundCentre } from './round-centre.ts'

const HEIGHT = 1.08
const RADIUS = 0.38
const WAIST = 0.13
const FOOT = 0.3
/** Where the ribbon ties the cloth, as a fraction of the height. */
const TIE = 0.42

/** Draws a high table without chairs, with a cloth that a ribbon ties at the waist. */
export function drawCocktailTable(painter: Painter, { x, y, unit, depth }: Spot, flatness: number): string {
  const { spec } = painter
  const cloth = painter.fade(painter.tone(spec.linen), depth * 0.5)
  const ribbon = painter.tone(spec.accent ?? spec.napkin)
  const [rx, waist, foot] = [RADIUS * unit, WAIST * unit, FOOT * unit]
  const top = y - HEIGHT * unit
  const tie = y - HEIGHT * unit * TIE
  const outline = d`M${x - rx} ${top}Q${x - rx * 0.9} ${tie - 0.1 * unit} ${x - waist} ${tie}Q${x - waist} ${y - 0.1 * unit} ${x - foot} ${y}Q${x} ${y + 0.07 * unit} ${x + foot} ${y}Q${x + waist} ${y - 0.1 * unit} ${x + waist} ${tie}Q${x + rx * 0.9} ${tie - 0.1 * unit} ${x + rx} ${top}Z`
  const band = d`M${x - waist} ${tie}Q${x} ${tie + 0.04 * unit} ${x + waist} ${tie}`
  return (
    ellipse(x, y + 0.02 * unit, rx * 1.2, rx * 0.26, '#2a1d26', { opacity: 0.2, filter: SOFT }) +
    painter.mark(
      'linen',
      path(outline, painter.gradient(lighten(cloth, 0.01), lighten(cloth, -0.12))) +
        stroke(band, ribbon, 0.07 * unit) +
        ellipse(x, top, rx, rx * flatness, lighten(cloth, 0.025)),
    ) +
    drawRoundCentre(painter, { x, top, rx: rx * 1.2, ry: rx * flatness, unit: unit * 0.75, flowers: 0.6 })
  )
}
