import { lighten } from '../../../base/colour.ts'
import { polygon, repeat } from '../../../base/svg.ts'
import type { Painter } from '../../../painter/painter.ts'
import { type Plane, panel } from './space.ts'

export interface Masonry {
  left: number
  right: number
  low: number
  high: number
  /** The length and the height of one stone, in metres. */
  stone: readonly [length: number, height: number]
  /** A colour from `tone`. */
  colour: string
  /** The fraction of stones that are visible, 0–1. */
  share: number
  /** The variation of lightness between stones. Default: 0.05. */
  vary?: number
}

/** Draws scattered stones or bricks of a wall, aligned to its courses. */
export function drawMasonry(painter: Painter, plane: Plane, masonry: Masonry): string {
  const { left, right, low, high, stone, colour, share, vary = 0.05 } = masonry
  const { random } = painter
  const [length, height] = stone
  const courses = Math.floor((high - low) / height)
  const perCourse = Math.ceil((right - left) / length)
  return repeat(courses, (course) =>
    repeat(perCourse, (i) => {
      if (random.next() > share) return ''
      const from = Math.max(left, left + (i - (course % 2) * 0.5) * length + length * 0.04)
      const to = Math.min(right, from + length * 0.92)
      if (to - from < length * 0.2) return ''
      const base = low + course * height
      const shade = lighten(colour, random.range(-vary, vary))
      return polygon(panel(plane, from, base + height * 0.06, to, base + height * 0.92), shade, { opacity: 0.7 })
    }),
  )
}
