import { lighten } from '../base/colour.ts'
import { HEIGHT, type Point, WIDTH } from '../base/geometry.ts'
import { group, polygon, rect } from '../base/svg.ts'
import { BROAD } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'

/** Draws a plain wall that gets slightly lighter towards the top. */
export function drawBackdrop(painter: Painter, colour: string, above: number, below: number): string {
  return rect(0, 0, WIDTH, HEIGHT, painter.gradient(lighten(colour, above), lighten(colour, below)))
}

/**
 * Draws window light on the backdrop. Each beam has [left, right] at the top and [left, right] at the bottom, as
 * fractions of the canvas width.
 */
export function drawWindowLight(
  painter: Painter,
  opacity: number,
  beams: readonly (readonly [number, number, number, number])[],
): string {
  const light = painter.light.sky[2]
  const shapes = beams.map(([topLeft, topRight, footLeft, footRight]) => {
    const outline: Point[] = [
      [WIDTH * topLeft, 0],
      [WIDTH * topRight, 0],
      [WIDTH * footRight, HEIGHT],
      [WIDTH * footLeft, HEIGHT],
    ]
    return polygon(outline, light)
  })
  return group({ opacity, filter: BROAD }, shapes.join(''))
}
