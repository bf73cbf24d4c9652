import { lighten } from '../../base/colour.ts'
import { d, ellipse, line, path } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'

const CLEAR = '#ffffff'
const WINE = '#f3d998'
const EDGE = '#8f8794'

export interface Glass {
  x: number
  y: number
  /** Canvas pixels per centimetre. */
  scale: number
  shape: 'wine' | 'coupe'
  /** The colour of tinted glass. */
  colour?: string | undefined
}

/** Draws a glass with its base at (x, y). Clear glasses are filled with sparkling wine. */
export function drawGlassware(painter: Painter, { x, y, scale: s, shape, colour }: Glass): string {
  const glass = colour ? painter.tone(colour) : CLEAR
  const isTinted = colour !== undefined
  const [half, rim, bowl] =
    shape === 'wine' ? [3.6 * s, y - 20 * s, y - 9.6 * s] : [5.2 * s, y - 15.6 * s, y - 10.6 * s]
  const body =
    shape === 'wine'
      ? d`M${x - half} ${rim}C${x - half * 1.3} ${y - 14 * s} ${x - half * 0.9} ${bowl} ${x} ${bowl}S${x + half * 1.3} ${y - 14 * s} ${x + half} ${rim}Z`
      : d`M${x - half} ${rim}C${x - half * 0.9} ${y - 11.6 * s} ${x - half * 0.3} ${bowl} ${x} ${bowl}S${x + half * 0.9} ${y - 11.6 * s} ${x + half} ${rim}Z`
  const fill = shape === 'wine' ? [half * 0.98, y - 14.6 * s] : [half * 0.86, y - 13.8 * s]
  const [level, top] = fill as [number, number]
  const wine = d`M${x - level} ${top}Q${x - level * 0.8} ${bowl - 0.4 * s} ${x} ${bowl - 0.4 * s}T${x + level} ${top}Z`
  return (
    ellipse(x + s, y, 4 * s, 1.2 * s, '#2a1d26', { opacity: 0.12 }) +
    ellipse(x, y - 0.4 * s, 3.4 * s, 1.1 * s, glass, { opacity: isTinted ? 0.75 : 0.5 }) +
    line(x, y - 0.6 * s, x, bowl, isTinted ? lighten(glass, -0.05) : glass, 0.8 * s, { opacity: 0.75 }) +
    (isTinted ? '' : path(wine, painter.tone(WINE), { opacity: 0.7 })) +
    path(body, glass, { opacity: isTinted ? 0.72 : 0.32 }) +
    path(body, 'none', {
      stroke: painter.tone(isTinted ? lighten(glass, -0.12) : EDGE),
      'stroke-width': 0.28 * s,
      opacity: 0.55,
    }) +
    ellipse(x, rim, half, half * 0.24, isTinted ? lighten(glass, 0.1) : glass, { opacity: isTinted ? 0.6 : 0.28 }) +
    line(x - half * 0.7, rim + s, x - half * 0.8, rim + 4.4 * s, CLEAR, 0.5 * s, { opacity: 0.8 })
  )
}
