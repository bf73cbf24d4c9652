import { SIDES } from '../../base/geometry.ts'
import { d, ellipse, group, path, place, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'

const MARBLE = '#e6e1da'
const PLINTH = 92
const ROBE =
  'M-16 -128C-24 -112 -19 -98 -15 -88C-28 -56 -30 -24 -33 0H33C30 -24 28 -56 15 -88C19 -98 24 -112 16 -128Q0 -136 -16 -128Z'
const WING = 'M8 -122C22 -168 52 -176 58 -160C64 -132 58 -84 36 -48C34 -70 26 -86 10 -98Z'

/** A marble angel on a plinth. */
export const statue = createObject(
  'beside',
  [1.3, 2.7],
  (brush) =>
    brush.shadow(56) + drawPlinth(brush) + SIDES.map((side) => drawWing(brush, side)).join('') + drawAngel(brush),
)

function drawPlinth(brush: Brush): string {
  return (
    brush.box(0, 0, 92, 14, MARBLE, 20) +
    brush.box(0, -14, 74, PLINTH - 30, MARBLE, 10) +
    brush.box(0, -PLINTH + 14, 90, 12, MARBLE, 22) +
    path(d`M-24 -26V${-PLINTH + 28}H24V-26Z`, brush.tone(MARBLE, -0.05)) +
    path(d`M-21 -29V${-PLINTH + 31}H21V-29Z`, brush.tone(MARBLE, 0.01))
  )
}

function drawWing(brush: Brush, side: number): string {
  const feathers = repeat(6, (i) =>
    stroke(
      d`M${14 + i * 6} ${-146 + Math.abs(i - 3) * 4}Q${30 + i * 5} ${-110} ${30 + i * 3} ${-66 - i * 10}`,
      brush.tone(MARBLE, -0.13),
      1.3,
    ),
  )
  const wing = path(WING, brush.tone(MARBLE, side < 0 ? 0 : -0.09)) + feathers
  return group({ transform: `translate(0 ${-PLINTH}) scale(${side} 1)` }, wing)
}

function drawAngel(brush: Brush): string {
  const folds = [-22, -13, -4, 6, 15, 23].map((x, i) =>
    stroke(
      d`M${x * 0.45} -88Q${x * 0.9} -50 ${x * 1.2} -2`,
      brush.tone(MARBLE, i % 2 ? -0.12 : 0.05),
      i % 2 ? 2.4 : 3.4,
    ),
  )
  const arms = SIDES.map((side) =>
    stroke(d`M${side * 15} -122Q${side * 25} -102 ${side * 3} -108`, brush.tone(MARBLE, side < 0 ? 0.02 : -0.07), 9),
  )
  const body =
    path(ROBE, brush.across(MARBLE, 0.13)) +
    folds.join('') +
    stroke('M-14 -88Q0 -82 14 -88', brush.tone(MARBLE, -0.12), 2) +
    arms.join('') +
    path('M-5 -140H5V-124H-5Z', brush.tone(MARBLE, -0.07)) +
    brush.ball(0, -148, 11.5, MARBLE, 1.14) +
    path(
      'M-13 -144C-17 -168 17 -168 13 -144C10 -158 -2 -159 -8 -157C-11 -153 -12 -149 -13 -144Z',
      brush.tone(MARBLE, -0.15),
    ) +
    ellipse(0, 0, 33, 5, brush.tone(MARBLE, -0.06))
  return group({ transform: place(0, -PLINTH) }, body)
}
