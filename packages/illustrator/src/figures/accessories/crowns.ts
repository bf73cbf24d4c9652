import { listOf, onEllipse, type Point } from '../../base/geometry.ts'
import { circle, ellipse, polygon } from '../../base/svg.ts'
import { shade, type Wearer } from '../wearer.ts'

const BLOOMS = ['#f2c9c6', '#fff6ea', '#e8a3a0', '#f4dcb4']

const LEAF = '#7d9a74'

export function drawFlowerCrown(w: Wearer): string {
  const { y, rx, ry } = w.body.head
  const blooms = listOf(7, (i) => {
    const t = i / 6
    const [x, level] = onEllipse(0, y - ry * 0.42, rx * 1.06, ry * 0.26, Math.PI * (1 - t))
    const top = w.stance.view === 'side' ? level - t * 3 : level
    const colour = w.tone(BLOOMS[i % BLOOMS.length] as string)
    const leaf = ellipse(x + 1.6, top + 1.6, 2.4, 1.2, w.tone(LEAF))
    return leaf + circle(x, top, 2.7, shade(colour, 0.4)) + circle(x + w.lit * 0.5, top - 0.5, 1.9, colour)
  })
  return blooms.join('')
}

export function drawTiara(w: Wearer): string {
  const { y, rx, ry } = w.body.head
  const gold = w.tone('#f0d68a')
  const shift = w.stance.view === 'side' ? rx * 0.35 : 0
  const base = y - ry * 0.72
  const points: Point[] = [
    [-rx * 0.75, base + 1.5],
    [-rx * 0.7, base - 3],
    [-rx * 0.4, base - 1.4],
    [-rx * 0.3, base - 5],
    [0, base - 2.4],
    [0, base - 7.4],
    [rx * 0.06, base - 2.4],
    [rx * 0.3, base - 5],
    [rx * 0.4, base - 1.4],
    [rx * 0.7, base - 3],
    [rx * 0.75, base + 1.5],
  ]
  return (
    polygon(
      points.map(([x, level]): Point => [x + shift, level]),
      gold,
    ) + circle(shift, base - 6.6, 1, w.tone('#ffffff'))
  )
}
