import { lighten, mix } from '../../base/colour.ts'
import { ellipse, group, path, place, repeat } from '../../base/svg.ts'
import type { DrawShape } from '../shape.ts'

const PETAL = 'M0 4C-22 -6 -24 -36 0 -50C24 -36 22 -6 0 4Z'
const CENTRE = '#a9a35a'

/** Draws a magnolia: large rounded petals, flushed at their base, around a cone of stamens. */
export const drawMagnolia: DrawShape = (colour, random) => {
  const flush = mix(colour, '#d98aa6', 0.4)
  const petal = (turned: number, shade: number) =>
    group(
      { transform: place(0, 0, turned + random.range(-6, 6)) },
      path(PETAL, lighten(colour, shade)) + ellipse(0, -9, 7, 13, flush, { opacity: 0.45 }),
    )
  return (
    repeat(5, (i) => petal(i * 72 + 36, -0.06)) +
    repeat(4, (i) => petal(i * 90, 0.01)) +
    ellipse(0, 0, 7, 9, CENTRE) +
    repeat(9, (i) => ellipse(((i % 3) - 1) * 4, Math.floor(i / 3) * 4 - 5, 1.6, 1.8, lighten(CENTRE, 0.12)))
  )
}
