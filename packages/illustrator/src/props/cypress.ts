import { lighten } from '../base/colour.ts'
import { d, path } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'

const LEAF = '#4a6650'

/** Draws a cypress as a flame shape, lit from the left. */
export function drawCypress(
  painter: Painter,
  x: number,
  y: number,
  w: number,
  h: number,
  depth: number,
  colour = LEAF,
): string {
  painter.part('trees', { x: x - w / 2, y: y - h, width: w, height: h })
  const leaf = painter.tone(colour, depth)
  const top = y - h
  const foot = d`${x - w * 0.12} ${y}C${x - w * 0.6} ${y - h * 0.05} ${x - w * 0.7} ${y - h * 0.55} ${x} ${top}Z`
  const whole = d`M${x} ${top}C${x + w * 0.7} ${y - h * 0.55} ${x + w * 0.6} ${y - h * 0.05} ${x + w * 0.12} ${y}L`
  const litSide = d`M${x} ${top}C${x - w * 0.02} ${y - h * 0.5} ${x - w * 0.1} ${y - h * 0.05} `
  return path(whole + foot, lighten(leaf, -0.03)) + path(litSide + foot, lighten(leaf, 0.035))
}
