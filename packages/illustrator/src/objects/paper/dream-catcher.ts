import { circle, d, line, path, repeat } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'

/** Dream catchers with feathers, hung from above. */
export const dreamCatcher = createObject('overhead', [8, 2.4], (brush) => {
  const count = Math.min(7, brush.detail.count ?? 3)
  return repeat(count, (i) =>
    drawDreamCatcher(brush, ((i + 0.5) / count - 0.5) * 900, 60 + (i % 2) * 30, 46 - (i % 2) * 10, i),
  )
})

function drawDreamCatcher(brush: Brush, x: number, y: number, r: number, index: number): string {
  const cord = brush.tone('#f1e6d2')
  const cy = y + r
  const web = repeat(12, (i) => {
    const [a, b] = [(i / 12) * 2 * Math.PI, ((i + 5) / 12) * 2 * Math.PI]
    return line(x + Math.cos(a) * r, cy + Math.sin(a) * r, x + Math.cos(b) * r, cy + Math.sin(b) * r, cord, 0.8)
  })
  const feathers = repeat(5, (i) => {
    const fx = x + (i - 2) * r * 0.42
    const from = cy + Math.sqrt(1 - ((i - 2) * 0.42) ** 2) * r
    const long = r * (1.2 - Math.abs(i - 2) * 0.25)
    const colour = brush.paletteColour(index + i)
    return (
      line(fx, from, fx, from + long * 0.5, cord, 1) +
      circle(fx, from + long * 0.4, 2.4, brush.tone('#4f8f8a')) +
      path(
        d`M${fx} ${from + long * 0.45}C${fx + r * 0.2} ${from + long * 0.7} ${fx + r * 0.12} ${from + long} ${fx} ${from + long * 1.25}C${fx - r * 0.12} ${from + long} ${fx - r * 0.2} ${from + long * 0.7} ${fx} ${from + long * 0.45}Z`,
        brush.tone(colour),
      )
    )
  })
  return (
    line(x, 0, x, y, cord, 1.4) +
    web +
    circle(x, cy, r, 'none', { stroke: brush.tone('#9a6f48'), 'stroke-width': 4 }) +
    feathers
  )
}
