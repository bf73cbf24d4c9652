import { lighten } from '../../base/colour.ts'
import { HEIGHT, lerp, type Point, WIDTH } from '../../base/geometry.ts'
import { d, ellipse, path, polygon, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawBrushwork, drawShade } from './land.ts'

const GRAVEL = '#dcd3bf'
export const MOSS = '#7a9152'

/** Draws raked gravel in the foreground. */
export function drawRakedGravel(painter: Painter, y: number): string {
  const gravel = painter.tone(painter.spec.season === 'winter' ? '#e6e5e0' : GRAVEL, 0.05)
  const edge = d`M-10 ${HEIGHT + 10}L-10 ${y + 190}C${WIDTH * 0.1} ${y + 60} ${WIDTH * 0.2} ${y + 6} ${WIDTH * 0.42} ${y}C${WIDTH * 0.7} ${y - 4} ${WIDTH * 0.84} ${y + 40} ${WIDTH + 10} ${y + 150}L${WIDTH + 10} ${HEIGHT + 10}Z`
  const lines = repeat(22, (i) => {
    const t = (i + 1) / 22
    const py = lerp(y + 12, HEIGHT + 20, t ** 1.4)
    const half = lerp(460, 1100, t)
    return d`M${WIDTH * 0.5 - half} ${py + lerp(4, 40, t)}Q${WIDTH * 0.5} ${py - lerp(2, 26, t)} ${WIDTH * 0.5 + half} ${py + lerp(4, 40, t)}`
  })
  return (
    path(edge, painter.gradient(painter.fade(gravel, 0.2), lighten(gravel, -0.05))) +
    stroke(lines, lighten(gravel, -0.075), 3, { opacity: 0.6 }) +
    stroke(lines, lighten(gravel, 0.05), 1.4, { opacity: 0.5, transform: 'translate(0 4)' }) +
    drawBrushwork(painter, { from: y + 20, colour: GRAVEL, count: 60, opacity: 0.25 })
  )
}

/** Draws groups of standing stones on moss. */
export function drawMossStones(painter: Painter, horizon: number): string {
  const { random } = painter
  const stone = (x: number, y: number, size: number, tall: number) => {
    const rock = lighten(painter.tone('#7d807c', 0.08), random.range(-0.03, 0.03))
    const outline: Point[] = [
      [x - size, y],
      [x - size * 0.8, y - tall * 0.6],
      [x - size * 0.2, y - tall],
      [x + size * 0.5, y - tall * 0.8],
      [x + size, y],
    ]
    const light: Point[] = [
      [x - size * 0.8, y - tall * 0.55],
      [x - size * 0.2, y - tall],
      [x + size * 0.1, y - tall * 0.5],
      [x - size * 0.5, y - tall * 0.1],
    ]
    return (
      drawShade(painter, x, y, size * 1.4, size * 0.2) +
      polygon(outline, lighten(rock, -0.05)) +
      polygon(light, lighten(rock, 0.05))
    )
  }
  const mossBed = (x: number, y: number, rx: number) =>
    ellipse(x, y, rx, rx * 0.2, painter.tone(painter.spec.season === 'winter' ? '#dfe3e1' : MOSS, 0.04)) +
    ellipse(
      x - rx * 0.1,
      y - rx * 0.04,
      rx * 0.8,
      rx * 0.13,
      lighten(painter.tone(painter.spec.season === 'winter' ? '#f0f2f1' : MOSS, 0.04), 0.04),
    )
  return (
    mossBed(1240, horizon + 152, 190) +
    stone(1320, horizon + 148, 52, 76) +
    stone(1390, horizon + 166, 34, 40) +
    mossBed(170, horizon + 250, 230) +
    stone(250, horizon + 250, 60, 90) +
    stone(330, horizon + 266, 40, 38) +
    mossBed(1480, HEIGHT - 90, 180) +
    stone(1470, HEIGHT - 96, 74, 84)
  )
}
