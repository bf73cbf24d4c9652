import { lighten, mix, saturate } from '../../base/colour.ts'
import { circle, d, ellipse, path, repeat, turn } from '../../base/svg.ts'
import type { DrawShape } from '../shape.ts'

const SEPAL_TURNS = [-90, 32, 148]
const LIP = '#8c2f6a'
const THROAT = '#f1c24e'

/** Draws a moth orchid: three narrow sepals, two broad petals and a darker lip. */
export const drawOrchid: DrawShape = (colour, random) => {
  const lip = mix(saturate(colour, 1.4), LIP, 0.55)
  const vein = lighten(saturate(colour, 1.2), -0.1)
  const sepals = SEPAL_TURNS.map((degrees) =>
    ellipse(25, 0, 23, 13, lighten(colour, -0.05 + random.range(-0.02, 0.02)), { transform: turn(degrees, 0, 0) }),
  ).join('')
  const wings = [-1, 1]
    .map((side) => {
      const wing = path(
        d`M0 -2C${side * 10} -34 ${side * 46} -36 ${side * 47} -8C${side * 46} 14 ${side * 18} 16 0 2Z`,
        lighten(colour, 0.03),
      )
      const veins = repeat(3, (i) =>
        path(
          d`M${side * 5} ${-3 - i * 2}Q${side * 20} ${-18 + i * 8} ${side * 36} ${-18 + i * 9}Q${side * 20} ${-15 + i * 8} ${side * 5} ${-2 - i * 2}Z`,
          vein,
          { opacity: 0.35 },
        ),
      )
      return wing + veins
    })
    .join('')
  return (
    sepals +
    wings +
    path('M0 -4C12 -2 16 8 9 13C8 22 4 25 0 27C-4 25 -8 22 -9 13C-16 8 -12 -2 0 -4Z', lip) +
    circle(0, 1, 5, THROAT) +
    circle(0, -3, 3.4, lighten(colour, 0.06))
  )
}
