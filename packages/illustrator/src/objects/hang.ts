import { lerp, listOf, type Point } from '../base/geometry.ts'
import { polyline, stroke } from '../base/svg.ts'
import type { Brush } from './brush.ts'

/** Half the width of a hanging object, in centimetres. */
export const SPAN = 560

export interface Line {
  from: Point
  to: Point
  sag: number
}

/** Lines that sag across the full width, one below the other. */
export const LINES: readonly Line[] = [
  { from: [-SPAN, 20], to: [SPAN, 60], sag: 46 },
  { from: [-SPAN, 96], to: [SPAN, 24], sag: 60 },
]

export function pointOn({ from, to, sag }: Line, t: number): Point {
  return [lerp(from[0], to[0], t), lerp(from[1], to[1], t) + sag * 4 * t * (1 - t)]
}

export function drawLine(brush: Brush, line: Line, colour = '#3a3034', width = 1.2): string {
  const points = listOf(25, (i) => pointOn(line, i / 24))
  return stroke(polyline(points), brush.tone(colour), width, { opacity: 0.8 })
}

/** Returns points that are spread over the lines in turn. */
export function spreadOn(lines: readonly Line[], count: number): Point[] {
  const each = Math.ceil(count / lines.length)
  return listOf(count, (i) => pointOn(lines[i % lines.length] as Line, (Math.floor(i / lines.length) + 0.5) / each))
}

/** Returns points that are spread irregularly over an area of the sky. */
export function scatter(brush: Brush, count: number, [top, bottom]: readonly [number, number], half = SPAN): Point[] {
  const { random } = brush
  return listOf(count, (i) => {
    const x = (((i + 0.5) * 0.618034) % 1) * 2 * half - half
    const y = lerp(top, bottom, (i + 0.5) / count)
    return [x + random.range(-24, 24), y + random.range(-10, 10)]
  })
}
