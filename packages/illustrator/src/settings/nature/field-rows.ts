import { lighten, mix } from '../../base/colour.ts'
import { CENTRE, HEIGHT, lerp, type Point, WIDTH } from '../../base/geometry.ts'
import { discMark, leafMark } from '../../base/marks.ts'
import { path, polygon, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'

export interface FieldRows {
  horizon: number
  /** The number of rows on each side of the central path. */
  rows: number
  leaf: string
  /** The colour of the flowers, or one colour per row, starting at the central path. */
  bloom: string | readonly string[] | undefined
  /** The height of a row at the bottom edge, in pixels. */
  height: number
  /** Half the width of the central path at the bottom edge, as a fraction of the canvas width. */
  path: number
}

const DABS = 130

/** Draws rows of plants that converge at one vanishing point, with a path in the centre. */
export function drawFieldRows(painter: Painter, field: FieldRows): string {
  return repeat(field.rows, (i) => {
    const number = field.rows - 1 - i
    return drawRow(painter, field, -1, number) + drawRow(painter, field, 1, number)
  })
}

function drawRow(
  painter: Painter,
  { horizon, leaf, bloom: blooms, height, path: half }: FieldRows,
  side: number,
  number: number,
): string {
  const { random } = painter
  const bloom = typeof blooms === 'string' ? blooms : blooms?.[number % blooms.length]
  const spacing = 0.22
  const at = (t: number, across: number): Point => {
    const reach = (half + (number + across) * spacing) * WIDTH
    return [CENTRE + side * lerp(10 + (number + across) * 26, reach, t), lerp(horizon + 2, HEIGHT * 1.08, t)]
  }
  const tall = (t: number) => lerp(5, height, t)
  const wide = 0.62
  const body = (t: number, across: number, lift: number): Point => [at(t, across)[0], at(t, across)[1] - tall(t) * lift]
  const base = polygon(
    [
      body(0, 0, 0.9),
      body(1, 0.1, 0.9),
      body(1, wide, 0.9),
      at(1, wide + 0.06),
      at(1, 0),
      at(0, 0),
      at(0, wide),
      body(0, wide, 0.9),
    ],
    lighten(painter.tone(bloom ? mix(leaf, bloom, 0.45) : leaf, 0.12), -0.07),
  )
  const strew = (count: number, low: number, high: number, size: number, upright: boolean) =>
    repeat(count, (i) => {
      const t = ((i + random.next()) / count) ** 1.8
      const k = size * lerp(0.1, 1, t) * random.range(0.7, 1.3)
      const [x, y] = body(t, random.range(0, wide + 0.04), random.range(low, high))
      return upright ? leafMark([x, y], k * 2.1, k * 0.55, random.range(-110, -70)) : discMark([x, y], k, k * 0.62)
    })
  const leaves =
    path(strew(DABS, 0, 0.7, 17, true), painter.tone(leaf, 0.1)) +
    path(strew(DABS, 0.2, 0.9, 14, true), lighten(painter.tone(leaf, 0.1), 0.05))
  if (!bloom) return base + leaves
  const colour = painter.tone(bloom, 0.06)
  return (
    base +
    leaves +
    path(strew(DABS * 3, 0.25, 0.95, 21, true), lighten(colour, -0.07)) +
    path(strew(DABS * 3.2, 0.5, 1.15, 19, true), colour) +
    path(strew(DABS * 1.7, 0.8, 1.25, 15, true), lighten(colour, 0.075))
  )
}
