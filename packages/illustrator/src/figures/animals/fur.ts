import { lighten } from '../../base/colour.ts'
import { listOf, type Point } from '../../base/geometry.ts'
import type { Random } from '../../base/random.ts'
import { circle, ellipse, group, path, tag } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import type { Spot } from '../../stage/camera.ts'
import { limb } from '../curve.ts'
import { shade } from '../wearer.ts'

const SHADOW = '#2a1d26'
const CENTIMETRES = 100

/** The drawing context of an animal. Lengths are in centimetres. The animal faces right with its feet at y = 0. */
export interface Brush {
  painter: Painter
  random: Random
  /** Fills a shape with a gradient that is lit from above. */
  fill(data: string, colour: string): string
  /** Returns a colour in the scene's light. */
  tone(colour: string): string
}

export type DrawAnimal = (brush: Brush) => string

/** Draws an animal at true size. A random choice mirrors the animal. */
export function drawAnimal(painter: Painter, { x, y, unit, depth }: Spot, half: number, draw: DrawAnimal): string {
  const scale = unit / CENTIMETRES
  const facing = painter.random.next() < 0.5 ? -1 : 1
  const brush: Brush = {
    painter,
    random: painter.random,
    tone: (colour) => painter.tone(colour, depth),
    fill: (data, colour) => path(data, painter.gradient(lighten(colour, 0.04), shade(colour, 1.1), { middle: colour })),
  }
  const shadow =
    ellipse(x, y, half * scale, half * 0.14 * scale, SHADOW, { opacity: 0.14 }) +
    ellipse(x, y, half * 0.75 * scale, half * 0.1 * scale, SHADOW, { opacity: 0.2 })
  const size = scale.toFixed(3)
  const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${facing < 0 ? `-${size}` : size} ${size})`
  return (half > 0 ? shadow : '') + group({ transform }, draw(brush))
}

/** Draws a leg with a hoof or paw. */
export function drawAnimalLeg(
  points: readonly Point[],
  widths: readonly number[],
  colour: string,
  foot: string,
): string {
  const [x, y] = points.at(-1) as Point
  const width = widths.at(-1) ?? 1
  return (
    path(limb(points, widths), colour) +
    tag('ellipse', { cx: x + width * 0.1, cy: y - width * 0.2, rx: width * 0.66, ry: width * 0.36, fill: foot })
  )
}

/** Draws a dark eye with a highlight. */
export function drawEye(x: number, y: number, radius: number): string {
  return circle(x, y, radius, '#1d1517') + circle(x + radius * 0.3, y - radius * 0.35, radius * 0.3, '#fff6ea')
}

/** Draws a wreath of blossoms along the points. */
export function drawWreath({ tone, random }: Brush, points: readonly Point[], size: number): string {
  const colours = ['#f2c9c6', '#fff6ea', '#e8a3a0', '#f4dcb4'].map(tone)
  const leaf = tone('#6f8f6a')
  return points
    .map(([x, y], i) => {
      const colour = colours[i % colours.length] as string
      const radius = size * random.range(0.85, 1.15)
      return (
        circle(x + radius * 0.7, y + radius * 0.7, radius * 0.8, leaf) +
        circle(x, y, radius, shade(colour, 0.6)) +
        circle(x - radius * 0.15, y - radius * 0.2, radius * 0.62, colour)
      )
    })
    .join('')
}

/** Draws wool or tufts as overlapping discs inside an ellipse. */
export function drawTufts({ random }: Brush, [x, y]: Point, [rx, ry]: Point, count: number, colour: string): string {
  return listOf(count, (i) => {
    const angle = i * 2.4
    const reach = Math.sqrt((count - i) / count)
    const [px, py] = [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
    return circle(
      px,
      py,
      ry * random.range(0.3, 0.42),
      py > y + ry * 0.25 ? shade(colour, 0.8) : lighten(colour, random.range(-0.015, 0.03)),
    )
  }).join('')
}
