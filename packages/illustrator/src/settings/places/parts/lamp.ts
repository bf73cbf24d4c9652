import { lighten } from '../../../base/colour.ts'
import { circle, d, ellipse, line, path, polygon, rect } from '../../../base/svg.ts'
import type { Painter } from '../../../painter/painter.ts'

const IRON = '#2f2a2c'
const LAMPLIGHT = '#ffcf86'
const BRASS = '#b98d4a'

/** Adds the glow of a lamp: weak by day, strong after dark. */
export function shineLamp(painter: Painter, x: number, y: number, radius: number, colour = '#ffbb60'): void {
  const { glow } = painter.light
  painter.glow(x, y, radius * (0.7 + glow * 0.5), colour, 0.15 + glow * 0.5)
}

/** Draws a glass lantern, `size` pixels tall, that hangs on a chain from (x, top). */
export function drawHangingLantern(painter: Painter, x: number, top: number, bottom: number, size: number): string {
  const metal = painter.tone(BRASS)
  const y = bottom - size
  shineLamp(painter, x, bottom - size * 0.5, size * 2.2)
  const body = d`M${x - size * 0.32} ${y + size * 0.2}L${x - size * 0.24} ${bottom}H${x + size * 0.24}L${x + size * 0.32} ${y + size * 0.2}Z`
  const cap = [
    [x - size * 0.4, y + size * 0.24],
    [x, y - size * 0.14],
    [x + size * 0.4, y + size * 0.24],
  ] as const
  return (
    line(x, top, x, y, lighten(metal, -0.15), Math.max(1.4, size * 0.05)) +
    path(body, painter.gradient('#fff0c8', LAMPLIGHT, { opacity: [0.95, 0.95] })) +
    line(x, y + size * 0.2, x, bottom, metal, size * 0.05) +
    polygon(cap, metal) +
    rect(x - size * 0.27, bottom - size * 0.06, size * 0.54, size * 0.1, metal)
  )
}

/** Draws a round paper lantern with a tassel that hangs from (x, top). */
export function drawPaperLantern(
  painter: Painter,
  x: number,
  top: number,
  y: number,
  radius: number,
  colour: string,
): string {
  const paper = painter.tone(colour)
  const bright = lighten(paper, 0.03 + painter.light.glow * 0.08)
  shineLamp(painter, x, y, radius * 3, '#ff8a4a')
  const gold = painter.tone('#d9a844')
  const ribs = [0.3, 0.66].map((share) =>
    ellipse(x, y, radius * share, radius * 0.86, 'none', {
      stroke: lighten(paper, -0.06),
      'stroke-width': radius * 0.06,
    }),
  )
  return (
    line(x, top, x, y - radius, painter.tone(IRON), 1.6) +
    ellipse(x, y, radius, radius * 0.86, painter.gradient(bright, lighten(paper, -0.09))) +
    ribs.join('') +
    rect(x - radius * 0.34, y - radius * 0.95, radius * 0.68, radius * 0.18, gold) +
    rect(x - radius * 0.34, y + radius * 0.76, radius * 0.68, radius * 0.18, gold) +
    line(x, y + radius * 0.95, x, y + radius * 1.7, gold, radius * 0.16)
  )
}

/** Draws a cast-iron street lamp with its base at (x, y). */
export function drawStreetLamp(painter: Painter, x: number, y: number, height: number): string {
  const iron = painter.tone(IRON)
  const head = height * 0.14
  const top = y - height
  shineLamp(painter, x, top + head * 0.6, height * 0.34)
  const glass = d`M${x - head * 0.42} ${top + head * 0.25}L${x - head * 0.26} ${top + head}H${x + head * 0.26}L${x + head * 0.42} ${top + head * 0.25}Z`
  const hat = d`M${x - head * 0.55} ${top + head * 0.28}Q${x} ${top - head * 0.35} ${x + head * 0.55} ${top + head * 0.28}Z`
  return (
    line(x, y, x, top + head, iron, height * 0.018) +
    line(x, y, x, y - height * 0.2, iron, height * 0.034) +
    path(glass, painter.gradient('#fff1c9', LAMPLIGHT)) +
    path(hat, iron) +
    circle(x, top - head * 0.08, head * 0.09, iron)
  )
}
