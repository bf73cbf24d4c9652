import { lighten } from '../../../base/colour.ts'
import { type Point, toRadians } from '../../../base/geometry.ts'
import { polygon, repeat } from '../../../base/svg.ts'
import type { Painter } from '../../../painter/painter.ts'
import { type Plane, panel } from './space.ts'

export interface Tiling {
  left: number
  right: number
  low: number
  high: number
  /** The size of a star, in metres. */
  size: number
  /** Colours before `tone`: the ground, then the stars in turn. */
  colours: readonly [ground: string, ...stars: string[]]
}

/** Returns the outline of an eight-pointed star on a plane. */
export function starOn(plane: Plane, along: number, up: number, radius: number, stretch = 1): Point[] {
  return Array.from({ length: 16 }, (_, i) => {
    const reach = i % 2 ? radius * 0.72 : radius
    const angle = toRadians(i * 22.5)
    return plane(along + Math.cos(angle) * reach, up + Math.sin(angle) * reach * stretch)
  })
}

/** Draws zellige: rows of eight-pointed stars with small lozenges between them. */
export function drawTiling(painter: Painter, plane: Plane, tiling: Tiling): string {
  const { left, right, low, high, size, colours } = tiling
  const { random } = painter
  const [ground, ...stars] = colours
  const columns = Math.floor((right - left) / size)
  const rows = Math.max(1, Math.floor((high - low) / size))
  const [width, height] = [(right - left) / columns, (high - low) / rows]
  const tones = stars.map((colour) => painter.tone(colour, 0.06))
  const pale = lighten(painter.tone(ground, 0.06), 0.1)
  const cells = repeat(rows, (row) =>
    repeat(columns, (column) => {
      const x = left + (column + 0.5) * width
      const y = low + (row + 0.5) * height
      const tone = lighten(tones[(row + column) % tones.length] as string, random.range(-0.03, 0.03))
      const lozenge = [
        plane(x + width / 2 - width * 0.14, y),
        plane(x + width / 2, y + height * 0.22),
        plane(x + width / 2 + width * 0.14, y),
        plane(x + width / 2, y - height * 0.22),
      ]
      return (
        polygon(starOn(plane, x, y, width * 0.46, height / width), tone) +
        (column < columns - 1 ? polygon(lozenge, pale) : '')
      )
    }),
  )
  return polygon(panel(plane, left, low, right, high), painter.tone(ground, 0.06)) + cells
}
