import { lighten } from '../../base/colour.ts'
import { listOf, onEllipse, type Point } from '../../base/geometry.ts'
import { circle, polygon, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { clothOf } from './table-cloth.ts'

/** A table top as an ellipse, or as a rectangle with the same half axes. */
export interface Top {
  x: number
  y: number
  rx: number
  ry: number
  isRound: boolean
}

const BANDS = 9
const STEPS = 4
const OPACITY = { checked: 0.5, striped: 0.8 } as const

/** Draws the pattern of the tablecloth on a table top. Returns an empty string for a plain cloth. */
export function drawTopPattern(painter: Painter, top: Top): string {
  const { pattern, ink: colour } = clothOf(painter.spec)
  const ink = painter.tone(colour)
  switch (pattern) {
    case 'striped':
      return drawBands(top, ink, OPACITY.striped, false)
    case 'checked':
      return drawBands(top, ink, OPACITY.checked, false) + drawBands(top, ink, OPACITY.checked, true)
    case 'polka-dot':
      return drawDots(top, ink)
    case 'lace':
      return drawLaceEdge(painter, top)
    default:
      return ''
  }
}

/** Draws the stripes of a cloth that falls from the front edge of a table, between two lines across the table. */
export function drawFallPattern(painter: Painter, upper: (share: number) => Point, lower: (share: number) => Point) {
  const { pattern, ink: colour } = clothOf(painter.spec)
  if (pattern !== 'striped' && pattern !== 'checked') return ''
  const ink = painter.tone(colour)
  const columns = repeat(BANDS, (i) => {
    const [from, to] = [(i + 0.25) / BANDS, (i + 0.75) / BANDS]
    return polygon([upper(from), upper(to), lower(to), lower(from)], ink, { opacity: OPACITY[pattern] * 0.85 })
  })
  if (pattern === 'striped') return columns
  const between = (share: number, down: number): Point => {
    const [[x1, y1], [x2, y2]] = [upper(share), lower(share)]
    return [x1 + (x2 - x1) * down, y1 + (y2 - y1) * down]
  }
  const rows = repeat(STEPS, (i) => {
    const edge = (down: number) => listOf(7, (n) => between(n / 6, down))
    return polygon([...edge((i + 0.2) / STEPS), ...edge((i + 0.65) / STEPS).reverse()], ink, { opacity: 0.4 })
  })
  return columns + rows
}

function drawBands({ x, y, rx, ry, isRound }: Top, ink: string, opacity: number, isAcross: boolean): string {
  const reach = (t: number) => (isRound ? Math.sqrt(Math.max(0, 1 - t * t)) : 1)
  const at = (along: number, side: number): Point =>
    isAcross ? [x + side * reach(along) * rx, y + along * ry] : [x + along * rx, y + side * reach(along) * ry]
  return repeat(BANDS, (i) => {
    const [from, to] = [((i + 0.25) / BANDS) * 2 - 1, ((i + 0.75) / BANDS) * 2 - 1]
    const steps = listOf(STEPS, (n) => from + ((to - from) * n) / (STEPS - 1))
    return polygon([...steps.map((t) => at(t, -1)), ...steps.toReversed().map((t) => at(t, 1))], ink, { opacity })
  })
}

function drawDots({ x, y, rx, ry, isRound }: Top, ink: string): string {
  return repeat(7, (row) =>
    repeat(11, (i) => {
      const [u, v] = [((i + (row % 2) * 0.5 + 0.25) / 11) * 2 - 1, ((row + 0.5) / 7) * 2 - 1]
      return isRound && u * u + v * v > 0.9 ? '' : circle(x + u * rx, y + v * ry, Math.max(1.2, ry * 0.055), ink)
    }),
  )
}

/** Draws scallops and eyelets around the edge of a lace cloth. */
function drawLaceEdge(painter: Painter, { x, y, rx, ry, isRound }: Top): string {
  const linen = painter.tone(painter.spec.linen)
  const [thread, hole] = [lighten(linen, 0.06), lighten(linen, -0.18)]
  const around = (share: number, reach: number): Point => {
    if (isRound) return onEllipse(x, y, rx * reach, ry * reach, share * 2 * Math.PI)
    const side = share * 4
    const t = (side % 1) * 2 - 1
    const corners: readonly Point[] = [
      [t, -1],
      [1, t],
      [-t, 1],
      [-1, -t],
    ]
    const [u, v] = corners[Math.floor(side) % 4] as Point
    return [x + u * rx * reach, y + v * ry * reach]
  }
  return repeat(44, (i) => {
    const [sx, sy] = around(i / 44, 0.99)
    const [hx, hy] = around((i + 0.5) / 44, 0.9)
    return (
      circle(sx, sy, rx * 0.05, thread) +
      circle(sx, sy, rx * 0.02, hole, { opacity: 0.7 }) +
      circle(hx, hy, rx * 0.014, hole, { opacity: 0.6 })
    )
  })
}
