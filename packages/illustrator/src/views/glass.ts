import { mix } from '../base/colour.ts'
import { d, ellipse, line, path } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'

const GLASS = '#ffffff'
const SPARKLING = '#f6d9a0'

/** Draws a filled champagne coupe with its base near (x, y). */
export function drawGlass(painter: Painter, x: number, y: number): string {
  const rim = y - 128
  const bowl = y - 68
  const body = d`M${x - 20} ${rim}C${x - 26} ${y - 88} ${x - 10} ${y - 72} ${x - 2} ${bowl}V${y - 8}H${x + 2}V${bowl}C${x + 10} ${y - 72} ${x + 26} ${y - 88} ${x + 20} ${rim}Z`
  const wine = d`M${x - 19} ${y - 104}C${x - 20} ${y - 86} ${x - 9} ${y - 75} ${x} ${y - 72}C${x + 9} ${y - 75} ${x + 20} ${y - 86} ${x + 19} ${y - 104}Z`
  return (
    path(body, GLASS, { opacity: 0.34 }) +
    ellipse(x, y - 6, 20, 4, GLASS, { opacity: 0.45 }) +
    line(x - 17, y - 122, x - 19, y - 96, GLASS, 3, { opacity: 0.8 }) +
    path(wine, mix(SPARKLING, painter.spec.palette[0], 0.25), { opacity: 0.65 })
  )
}
