import { lighten, mix } from '../../../base/colour.ts'
import { type Point, toRadians } from '../../../base/geometry.ts'
import { circle, d, ellipse, line, path, polygon, repeat } from '../../../base/svg.ts'
import { SOFT } from '../../../painter/filters.ts'
import type { Painter } from '../../../painter/painter.ts'

const SHADOW = '#2c2430'
const TERRACOTTA = '#b06a48'
const TRUNK = '#5a4436'

/** Draws the soft shadow of an object that stands at (x, y). */
export function drawContact(painter: Painter, x: number, y: number, width: number): string {
  return ellipse(x, y, width, width * 0.16, painter.tone(SHADOW), { opacity: 0.28, filter: SOFT })
}

export interface Bush {
  x: number
  /** The centre of the plant's base. */
  y: number
  width: number
  height: number
  /** A colour from `tone`. */
  colour: string
  /** The number of leaf dabs. */
  dabs?: number
}

/** Draws a rounded crown of leaves, lighter on its upper left. */
export function drawBush(painter: Painter, { x, y, width, height, colour, dabs = 40 }: Bush): string {
  const { random } = painter
  const middle = y - height / 2
  const lit = mix(lighten(colour, 0.06), painter.light.sky[2], 0.12)
  const leaves = repeat(dabs, () => {
    const angle = toRadians(random.range(0, 360))
    const reach = Math.sqrt(random.next())
    const px = x + Math.cos(angle) * reach * width * 0.5
    const py = middle + Math.sin(angle) * reach * height * 0.5
    const light = (x - px) / width + (middle - py) / height + random.range(-0.3, 0.3)
    const shade = light > 0.25 ? lit : lighten(colour, light > -0.15 ? 0.01 : -0.06)
    const size = Math.min(width, height) * random.range(0.07, 0.13)
    return ellipse(px, py, size, size * 0.72, shade)
  })
  return ellipse(x, middle, width * 0.48, height * 0.49, lighten(colour, -0.05)) + leaves
}

/**
 * Draws a clipped ball or an orange tree in a terracotta pot. The plant is `height` pixels tall. `fruit` is a colour
 * before `tone`.
 */
export function drawPottedTree(
  painter: Painter,
  x: number,
  y: number,
  height: number,
  leaf: string,
  fruit?: string,
): string {
  const { random } = painter
  const pot = height * 0.22
  const clay = painter.tone(TERRACOTTA)
  const outline = d`M${x - pot * 0.62} ${y - pot}L${x - pot * 0.42} ${y}H${x + pot * 0.42}L${x + pot * 0.62} ${y - pot}Z`
  const crown = { x, y: y - height * 0.42, width: height * 0.6, height: height * 0.58 }
  const fruits = fruit
    ? repeat(11, () => {
        const fx = x + random.range(-0.24, 0.24) * height
        const fy = y - height * random.range(0.5, 0.92)
        const colour = painter.tone(fruit)
        return circle(fx, fy, height * 0.026, lighten(colour, -0.04)) + circle(fx - 1, fy - 1, height * 0.016, colour)
      })
    : ''
  return (
    drawContact(painter, x, y, pot * 1.1) +
    line(x, y - pot, x, y - height * 0.55, painter.tone(TRUNK), height * 0.04) +
    path(outline, painter.gradient(lighten(clay, 0.04), lighten(clay, -0.09), { across: true })) +
    polygon(rim(x, y - pot, pot), lighten(clay, 0.02)) +
    drawBush(painter, { ...crown, colour: leaf, dabs: 60 }) +
    fruits
  )
}

function rim(x: number, y: number, pot: number): Point[] {
  return [
    [x - pot * 0.7, y - pot * 0.16],
    [x + pot * 0.7, y - pot * 0.16],
    [x + pot * 0.66, y + pot * 0.08],
    [x - pot * 0.66, y + pot * 0.08],
  ]
}

/** Draws climbing leaves inside the bounding box of a polygon, denser at the bottom. */
export function drawIvy(
  painter: Painter,
  [left, top]: Point,
  [right, bottom]: Point,
  colour: string,
  count: number,
): string {
  const { random } = painter
  const leaf = painter.tone(colour)
  return repeat(count, () => {
    const x = left + (right - left) * random.next()
    const edge = Math.abs((x - left) / (right - left) - 0.45) * 1.2
    const y = bottom - (bottom - top) * random.next() * Math.max(0.2, 1 - edge * random.next() * 1.4)
    const size = random.range(5, 11)
    return ellipse(x, y, size, size * 0.8, lighten(leaf, random.range(-0.08, 0.06)))
  })
}
