import { lighten, mix } from '../../base/colour.ts'
import { circle, group, path, place, repeat } from '../../base/svg.ts'
import type { DrawShape } from '../shape.ts'

const FLORET = 'M0 0L-13 -34L-8 -31L-5 -44L0 -34L5 -44L8 -31L13 -34Z'

/** Draws a cornflower: ragged florets around a dark centre. */
export const drawCornflower: DrawShape = (colour, random) => {
  const florets = repeat(10, (i) =>
    group(
      { transform: place(0, 0, i * 36 + random.range(-7, 7)) },
      path(FLORET, lighten(colour, random.range(-0.06, 0.06))),
    ),
  )
  const centre = mix(colour, '#4a2a78', 0.6)
  return (
    florets +
    repeat(12, (i) =>
      circle(Math.cos(i * 2.4) * (3 + i * 0.7), Math.sin(i * 2.4) * (3 + i * 0.7), 3, lighten(centre, (i % 3) * 0.05)),
    )
  )
}
