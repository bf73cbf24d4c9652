import { circle, d, ellipse, line, path, rect, repeat, stroke } from '../../base/svg.ts'
import type { Body } from '../../figures/body.ts'
import { type Brush, TABLE_TOP } from '../../objects/brush.ts'

/** A wooden kitchen table with dough, a rolling pin, a bowl and a jug of flowers. */
export function kitchenTable(brush: Brush): string {
  return (
    drawBareTable(brush, 210) +
    ellipse(-20, TABLE_TOP - 6, 26, 9, brush.tone('#f6e9cf')) +
    line(-54, TABLE_TOP - 4, 4, TABLE_TOP - 15, brush.tone('#c99a62'), 7) +
    path(
      d`M50 ${TABLE_TOP - 22}H86Q84 ${TABLE_TOP} 74 ${TABLE_TOP}H62Q52 ${TABLE_TOP} 50 ${TABLE_TOP - 22}Z`,
      brush.across('#8fa9b4'),
    ) +
    ellipse(68, TABLE_TOP - 22, 18, 4, brush.tone('#fdf7ec')) +
    brush.cylinder(-80, TABLE_TOP, 18, 24, '#f3ede2', 15) +
    brush.flowers(-80, TABLE_TOP - 34, 22, { count: 7, sprays: 7 })
  )
}

/** A table of bare wood. */
export function drawBareTable(brush: Brush, width: number, colour = '#a97c52', height = -TABLE_TOP): string {
  const w = width / 2
  return (
    brush.shadow(w) +
    [-w + 12, w - 12].map((x) => rect(x - 5, -height, 10, height, brush.across(colour))).join('') +
    path(d`M${-w} ${-height + 4}L${-w + 12} ${-height - 8}H${w - 12}L${w} ${-height + 4}Z`, brush.tone(colour, 0.06)) +
    rect(-w, -height + 4, width, 9, brush.tone(colour, -0.03))
  )
}

/** An apron over the clothes of a person seen from the front. */
export const apron =
  (colour: string) =>
  (brush: Brush, { y, half }: Body) =>
    stroke(
      d`M${-half.neck} ${y.neck + 2}L${-half.bust * 0.6} ${y.bust - 2}M${half.neck} ${y.neck + 2}L${half.bust * 0.6} ${y.bust - 2}`,
      brush.tone(colour, -0.05),
      2,
    ) +
    path(
      d`M${-half.bust * 0.62} ${y.bust - 4}H${half.bust * 0.62}L${half.waist + 1} ${y.waist}L${half.hip + 2} ${y.hip}L${half.hip + 3} -52H${-half.hip - 3}L${-half.hip - 2} ${y.hip}L${-half.waist - 1} ${y.waist}Z`,
      brush.down(colour, 0.04),
    ) +
    stroke(d`M${-half.waist - 1} ${y.waist}H${half.waist + 1}`, brush.tone(colour, -0.08), 2) +
    rect(-9, y.hip + 2, 18, 12, brush.tone(colour, -0.05), { rx: 2 })

/** A tall white hat over the head of a person seen from the front. */
export const toque = (brush: Brush, { head }: Body): string => {
  const top = head.y - head.ry
  return (
    rect(-9, top - 6, 18, 12, brush.tone('#fdfaf4'), { rx: 2 }) +
    path(
      d`M-9 ${top - 5}C-20 ${top - 12} -14 ${top - 26} -4 ${top - 22}C0 ${top - 30} 12 ${top - 28} 10 ${top - 20}C20 ${top - 22} 18 ${top - 8} 9 ${top - 5}Z`,
      brush.tone('#ffffff', -0.01),
    )
  )
}

/** An apron and a plated dish on a raised hand, for a person who offers. */
export const servedPlate = (brush: Brush, { y, half }: Body): string => {
  const [x, top] = [half.shoulder + 30, y.bust - 5]
  return (
    ellipse(x, top, 20, 5, brush.tone('#fdfaf4')) +
    ellipse(x, top - 1, 12, 3, brush.tone('#d98a5a')) +
    circle(x - 3, top - 4, 4, brush.tone('#8a9a5b')) +
    circle(x + 5, top - 3, 3.4, brush.tone('#b5392f'))
  )
}

/** A tray with glasses on a raised hand, for a person who offers. */
export const servedGlasses = (brush: Brush, { y, half }: Body): string => {
  const [x, top] = [half.shoulder + 28, y.bust - 5]
  const glasses = repeat(4, (i) => {
    const gx = x - 17 + i * 11
    return (
      line(gx, top - 1, gx, top - 9, brush.tone('#f6f6f2'), 1.2) +
      path(d`M${gx - 4} ${top - 20}H${gx + 4}L${gx} ${top - 8}Z`, brush.tone(brush.paletteColour(i)), { opacity: 0.9 })
    )
  })
  return ellipse(x, top, 27, 5, brush.tone('#d6cfc4')) + glasses
}
