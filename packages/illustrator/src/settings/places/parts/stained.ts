import { lighten, mix } from '../../../base/colour.ts'
import { lerp, onEllipse, type Point } from '../../../base/geometry.ts'
import { circle, ellipse, group, line, polygon, polyline, repeat, ring, tag } from '../../../base/svg.ts'
import type { Painter } from '../../../painter/painter.ts'
import { isLampLit } from './glass.ts'
import { drawMoulding, type Opening, openingOn } from './opening.ts'
import type { Plane } from './space.ts'

export const JEWELS = ['#2f5fb0', '#b8324a', '#e0a83c', '#3c8f6a', '#7a4aa0', '#4aa3c4', '#d9733a']
const LEAD = '#2b2630'

/** Returns the colour of a glass pane: bright by day, dark after dark. */
export function paneColour(painter: Painter, colour: string): string {
  const { light } = painter
  if (isLampLit(painter)) return mix(mix(colour, '#1a1a44', 0.28), light.sky[2], 0.1)
  return mix(colour, mix(light.sky[2], '#ffffff', 0.3), 0.3)
}

/** Clips markup to an outline. `id` must be unique in the scene. */
export function clipTo(painter: Painter, id: string, outline: readonly Point[], markup: string): string {
  const clip = painter.define(id, () => tag('clipPath', { id }, tag('path', { d: polyline(outline, true) })))
  return group({ 'clip-path': `url(#${clip})` }, markup)
}

export interface StainedWindow {
  /** A unique id of the window in the scene. */
  id: string
  opening: Opening
  columns: number
  rows: number
  colours: readonly string[]
  /** The colour of the frame, from `tone`. */
  frame: string
  surround: number
}

/** Draws a window with leaded panes in diagonal rows. */
export function drawStainedWindow(painter: Painter, plane: Plane, window: StainedWindow): string {
  const { id, opening, columns, rows, colours, frame, surround } = window
  const { middle, width, foot, spring } = opening
  const top = spring + width
  const { random } = painter
  const lead = painter.tone(LEAD)
  const left = middle - width / 2
  const panes = repeat(rows * 2 + 1, (row) =>
    repeat(columns + 1, (column) => {
      const x = left + ((column + (row % 2 ? 0.5 : 0)) * width) / columns
      const y = lerp(foot, top, row / (rows * 2))
      const [w, h] = [width / columns / 2, (top - foot) / rows / 2]
      const rhomb = [plane(x - w, y), plane(x, y + h), plane(x + w, y), plane(x, y - h)]
      return polygon(rhomb, lighten(paneColour(painter, random.pick(colours)), random.range(-0.04, 0.06)))
    }),
  )
  const mullion = line(...plane(middle, foot), ...plane(middle, top), lead, Math.max(1.4, surround * 0.35))
  const [x, y] = plane(middle, lerp(foot, spring, 0.6))
  if (!isLampLit(painter)) painter.glow(x, y, surround * 22, painter.light.sky[2], 0.18)
  const outline = openingOn(plane, opening)
  return (
    drawMoulding(plane, opening, frame, surround * 2) +
    clipTo(painter, id, outline, panes + (columns > 2 ? mullion : ''))
  )
}

/** Draws a round window with petal-shaped panes around its centre. */
export function drawRoseWindow(
  painter: Painter,
  x: number,
  y: number,
  radius: number,
  petals: number,
  frame: string,
): string {
  const pane = (i: number) => paneColour(painter, JEWELS[i % JEWELS.length] as string)
  const spokes = repeat(petals, (i) => {
    const angle = (i / petals) * 2 * Math.PI
    const [px, py] = onEllipse(x, y, radius * 0.6, radius * 0.6, angle)
    const [qx, qy] = onEllipse(x, y, radius * 0.86, radius * 0.86, angle + Math.PI / petals)
    return (
      ellipse(px, py, radius * 0.27, radius * 0.11, pane(i % 2 ? 0 : 1), {
        transform: `rotate(${Math.round((angle * 180) / Math.PI)} ${Math.round(px)} ${Math.round(py)})`,
      }) + circle(qx, qy, radius * 0.09, pane(i % 2 ? 2 : 5))
    )
  })
  if (!isLampLit(painter)) painter.glow(x, y, radius * 1.9, painter.light.sky[2], 0.2)
  return (
    circle(x, y, radius * 1.14, lighten(frame, -0.06)) +
    circle(x, y, radius, painter.tone(LEAD)) +
    spokes +
    circle(x, y, radius * 0.28, pane(2)) +
    ring(x, y, radius * 0.28, painter.tone(LEAD), radius * 0.05) +
    circle(x, y, radius * 0.13, pane(1)) +
    ring(x, y, radius * 1.07, frame, radius * 0.12)
  )
}
