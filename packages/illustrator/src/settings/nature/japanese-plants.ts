import { lighten } from '../../base/colour.ts'
import { leafMark } from '../../base/marks.ts'
import { d, ellipse, path, repeat, stroke } from '../../base/svg.ts'
import { drawFlower } from '../../flora/draw-flower.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawClump } from '../../props/foliage/clump.ts'
import { drawShade } from './land.ts'

export interface Pond {
  x: number
  y: number
  rx: number
  ry: number
}

const PINE = '#47694c'

/** Draws the pond with a reflection of the sky, lily pads and surrounding stones. */
export function drawPond(painter: Painter, { x, y, rx, ry }: Pond): string {
  const { random, light } = painter
  const deep = painter.tone('#4f7f7c', 0.12)
  const rim = repeat(46, (i) => {
    const angle = (i / 46) * 2 * Math.PI
    const size = random.range(16, 34)
    const stone = lighten(painter.tone('#8b8d88', 0.18), random.range(-0.06, 0.05))
    const [px, py] = [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry]
    return (
      ellipse(px, py + 3, size, size * 0.52, lighten(stone, -0.07)) +
      ellipse(px - 2, py - 2, size * 0.8, size * 0.36, lighten(stone, 0.03))
    )
  })
  const shine = repeat(26, () =>
    leafMark([x + random.gauss() * rx * 0.8, y + random.gauss() * ry * 0.7], random.range(40, 160), 2.6, 0),
  )
  const pads = repeat(22, () => {
    const [px, py] = [x + random.range(-0.85, 0) * rx, y + random.range(-0.4, 0.6) * ry]
    return ellipse(
      px,
      py,
      random.range(9, 18),
      random.range(3, 5),
      lighten(painter.tone('#6f9a58', 0.12), random.range(-0.04, 0.04)),
    )
  })
  const lotus = repeat(painter.spec.season === 'winter' ? 0 : 7, () =>
    drawFlower(painter, {
      kind: 'tulip',
      colour: '#f3b6c8',
      x: x + random.range(-0.8, -0.05) * rx,
      y: y + random.range(-0.3, 0.5) * ry,
      radius: 8,
    }),
  )
  return (
    ellipse(x, y, rx, ry, painter.gradient(light.sky[2], deep, { middle: deep })) +
    path(shine, light.sky[2], { opacity: 0.5 }) +
    pads +
    lotus +
    rim
  )
}

/** Draws a niwaki: a pine that is pruned into flat clouds of needles. */
export function drawNiwaki(painter: Painter, x: number, y: number, height: number): string {
  const isWinter = painter.spec.season === 'winter'
  const depth = height > 250 ? 0.12 : 0.34
  const bark = painter.tone('#5d4638', depth)
  const h = height
  const trunk = stroke(
    d`M${x} ${y}C${x + h * 0.2} ${y - h * 0.25} ${x - h * 0.2} ${y - h * 0.5} ${x + h * 0.03} ${y - h * 0.9}`,
    bark,
    h * 0.055,
  )
  const clouds = [
    [0.26, 0.36, 0.2],
    [-0.28, 0.48, 0.2],
    [0.22, 0.64, 0.18],
    [-0.14, 0.78, 0.17],
    [0.05, 0.96, 0.18],
  ] as const
  const pads = clouds.map(([across, up, size]) => {
    const [cx, cy] = [x + across * h, y - up * h]
    const bough = stroke(
      d`M${x} ${cy + h * 0.07}Q${x + across * h * 0.5} ${cy + h * 0.06} ${cx} ${cy}`,
      bark,
      h * 0.024,
    )
    return (
      bough +
      [-0.6, 0.6, 0]
        .map((shift) =>
          drawClump(
            painter,
            { colour: PINE, depth, mark: 'needle', snow: isWinter },
            [cx + shift * size * h, cy - (shift ? 0 : h * 0.03)],
            size * h * 0.75,
            size * h * 0.38,
          ),
        )
        .join('')
    )
  })
  return drawShade(painter, x, y, h * 0.3, h * 0.04) + trunk + pads.join('')
}
