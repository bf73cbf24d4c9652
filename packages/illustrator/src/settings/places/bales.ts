import { lighten } from '../../base/colour.ts'
import { circle, line, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawContact } from './parts/greenery.ts'
import { at, unitAt } from './parts/space.ts'

/** Draws round and square bales at the edges of the farmyard. */
export function drawBales(painter: Painter): string {
  const straw = painter.tone('#d3ac58')
  const square = (right: number, away: number, up: number) => {
    const u = unitAt(away)
    const [x, y] = at(right, up, away)
    const [w, h] = [u * 1.1, u * 0.5]
    const stalks = repeat(10, () => {
      const sx = x + painter.random.range(-0.48, 0.4) * w
      const sy = y - painter.random.range(0.1, 0.9) * h
      return line(
        sx,
        sy,
        sx + w * 0.1,
        sy + painter.random.range(-3, 3),
        lighten(straw, painter.random.range(-0.09, 0.07)),
        2,
      )
    })
    const strings = [-0.22, 0.22].map((k) => line(x + k * w, y - h, x + k * w, y, lighten(straw, -0.16), 2.4))
    return (
      (up ? '' : drawContact(painter, x, y, w * 0.62)) +
      rect(x - w / 2, y - h, w, h, painter.gradient(lighten(straw, 0.04), lighten(straw, -0.08)), { rx: 5 }) +
      stalks +
      strings.join('')
    )
  }
  const round = (right: number, away: number) => {
    const u = unitAt(away)
    const [x, y] = at(right, 0, away)
    const r = u * 0.75
    const coils = [0.8, 0.55, 0.3].map((share) =>
      circle(x, y - r, r * share, 'none', { stroke: lighten(straw, -0.1), 'stroke-width': 2.6 }),
    )
    return (
      drawContact(painter, x + r * 0.6, y, r * 1.8) +
      rect(x, y - r * 2, r * 1.5, r * 2, lighten(straw, -0.08), { rx: r * 0.4 }) +
      circle(x, y - r, r, lighten(straw, 0.02)) +
      coils.join('')
    )
  }
  return (
    round(8.6, 15.4) +
    round(10.4, 13.6) +
    square(-6.2, 10.6, 0) +
    square(-5, 10.4, 0) +
    square(-5.6, 10.5, 0.5) +
    square(5.9, 9, 0)
  )
}
