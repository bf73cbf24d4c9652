import { circle, d, ellipse, line, path, rect, repeat, ring, stroke } from '../../base/svg.ts'
import type { Body } from '../../figures/body.ts'
import type { Brush } from '../../objects/brush.ts'

/** A leather barber's chair on a steel foot, in profile. It faces right. */
export function barberChair(brush: Brush): string {
  const leather = '#6b2f2a'
  return (
    brush.shadow(44) +
    ellipse(0, -3, 38, 8, brush.tone('#b9b3ae')) +
    rect(-8, -36, 16, 34, brush.across('#d9d4cf')) +
    rect(-32, -50, 66, 16, brush.down(leather), { rx: 6 }) +
    path('M-34 -46C-44 -80 -46 -120 -40 -132H-26C-28 -110 -26 -70 -20 -48Z', brush.down(leather)) +
    rect(-44, -150, 18, 20, brush.down(leather), { rx: 6 }) +
    stroke('M-30 -72H24V-52', brush.tone('#d9d4cf'), 5) +
    stroke('M34 -40L52 -12H64', brush.tone('#d9d4cf'), 5)
  )
}

/** A shelf with bottles below a framed mirror. `isRound` draws a round mirror with bulbs. */
export const mirrorShelf = (isRound: boolean) => (brush: Brush) => {
  const { painter } = brush
  const [above, , below] = painter.light.sky
  const glass = painter.gradient(above, below)
  const bottles = repeat(7, (i) => {
    const x = -58 + i * 19
    const height = 18 + ((i * 13) % 17)
    return (
      rect(x, -92 - height, 10, height, brush.tone(brush.paletteColour(i)), { rx: 3 }) +
      rect(x + 3, -97 - height, 4, 6, brush.tone('#c9a24f'))
    )
  })
  const frame = isRound
    ? circle(0, -168, 56, brush.tone('#c9a24f')) +
      circle(0, -168, 50, glass) +
      repeat(12, (i) => brush.bulb(Math.cos((i / 6) * Math.PI) * 53, -168 + Math.sin((i / 6) * Math.PI) * 53, 4.4))
    : rect(-56, -246, 112, 128, brush.across('#8a5f3c'), { rx: 5 }) + rect(-48, -238, 96, 112, glass, { rx: 3 })
  return (
    frame +
    stroke('M-28 -146L14 -206M-8 -136L30 -190', '#ffffff', 6, { opacity: 0.3 }) +
    bottles +
    rect(-74, -92, 148, 9, brush.tone('#8a5f3c'), { rx: 2 }) +
    [-60, 60].map((x) => rect(x - 4, -84, 8, 84, brush.tone('#7a5236'))).join('')
  )
}

/** A hair dryer with a hood, above a chair. */
export function hoodDryer(brush: Brush): string {
  const enamel = brush.paletteColour(0)
  return (
    brush.shadow(38) +
    line(38, -4, 38, -164, brush.tone('#d9d4cf'), 6) +
    ellipse(38, -3, 22, 6, brush.tone('#b9b3ae')) +
    stroke('M38 -164Q38 -184 14 -180', brush.tone('#d9d4cf'), 6) +
    path('M-25 -135C-27 -182 27 -182 25 -135Q0 -124 -25 -135Z', brush.across(enamel, 0.1)) +
    ellipse(-10, -156, 6, 11, '#ffffff', { opacity: 0.3 })
  )
}

/** A seat with a low back, for a person who sits and faces the viewer. */
export const salonSeat = (colour: string) => (brush: Brush) =>
  brush.shadow(34) +
  ellipse(0, -2, 26, 6, brush.tone('#b9b3ae')) +
  rect(-6, -40, 12, 38, brush.tone('#c9c4bf')) +
  path('M-30 -44C-34 -84 34 -84 30 -44Z', brush.down(colour)) +
  rect(-30, -52, 60, 14, brush.down(colour, 0.05), { rx: 6 })

/** A stool in profile or front view. */
export const stool = (brush: Brush): string =>
  brush.shadow(24) +
  stroke('M-14 -44L-20 0M14 -44L20 0', brush.tone('#8a5f3c'), 4) +
  rect(-20, -50, 40, 8, brush.tone('#a8743f'), { rx: 3 })

/** A make-up brush in the hand of a person who reaches. */
export const makeUpBrush = (brush: Brush, { y }: Body): string =>
  line(46, y.bust + 3, 56, y.bust - 3, brush.tone('#2b2530'), 2) +
  path(d`M55 ${y.bust - 6}L64 ${y.bust - 10}L60 ${y.bust - 1}Z`, brush.tone(brush.paletteColour(0)))

/** A comb and scissors in the hands of a person who reaches. */
export const scissors = (brush: Brush, { y }: Body): string =>
  line(46, y.bust + 2, 58, y.bust - 6, brush.tone('#d9d4cf'), 1.8) +
  line(46, y.bust - 2, 59, y.bust + 2, brush.tone('#d9d4cf'), 1.8) +
  ring(44, y.bust + 5, 3, brush.tone('#3a3438'), 1.4) +
  rect(40, y.waist - 8, 18, 4, brush.tone('#3a3438'))

/** A cape over a person who sits and faces the viewer. */
export const cape =
  (colour: string) =>
  (brush: Brush, { y, half, crotch }: Body) => {
    const lift = -crotch - 46
    return path(
      d`M${-half.neck - 2} ${y.neck + 3 + lift}Q0 ${y.neck + 9 + lift} ${half.neck + 2} ${y.neck + 3 + lift}L${half.shoulder + 3} ${y.shoulder + 3 + lift}L${half.hip + 12} ${y.hip + 16 + lift}Q0 ${y.hip + 26 + lift} ${-half.hip - 12} ${y.hip + 16 + lift}L${-half.shoulder - 3} ${y.shoulder + 3 + lift}Z`,
      brush.across(colour, 0.05),
    )
  }
