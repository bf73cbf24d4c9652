import { circle, d, ellipse, line, path, rect, repeat } from '../../base/svg.ts'
import { type Brush, createObject, TABLE_TOP } from '../brush.ts'
import { drawWords } from '../words/draw-words.ts'
import { drawBottle } from './drinks.ts'

/** A table of cakes, tarts and biscuits on stands. */
export const dessertTable = createObject('beside', [2, 1.5], (brush) => {
  const stand = (x: number, height: number, width: number) =>
    rect(x - 2, TABLE_TOP - height, 4, height, brush.tone('#e8dcc6')) +
    ellipse(x, TABLE_TOP, width * 0.28, 3, brush.tone('#e8dcc6')) +
    ellipse(x, TABLE_TOP - height, width / 2, width * 0.1, brush.tone('#f3eadb'))
  const row = (x: number, y: number, count: number, draw: (x: number, y: number, i: number) => string) =>
    repeat(count, (i) => draw(x + (i - (count - 1) / 2) * 10, y, i))
  const cupcake = (x: number, y: number, i: number) =>
    path(d`M${x - 5} ${y - 5}H${x + 5}L${x + 3.6} ${y + 3}H${x - 3.6}Z`, brush.tone('#b07a4a')) +
    brush.ball(x, y - 7, 5, brush.paletteColour(i)) +
    circle(x, y - 12, 1.6, brush.tone('#c8303a'))
  const macaron = (x: number, y: number, i: number) =>
    repeat(3, (j) => ellipse(x, y - j * 5, 5, 2.6, brush.tone(brush.paletteColour(i + j))))
  return (
    brush.table(184, brush.ownColour(brush.painter.spec.linen)) +
    stand(-62, 18, 50) +
    row(-62, TABLE_TOP - 21, 4, cupcake) +
    stand(62, 26, 44) +
    row(62, TABLE_TOP - 29, 4, macaron) +
    brush.cylinder(0, TABLE_TOP - 2, 44, 26, '#fbf1e4') +
    brush.flowers(0, TABLE_TOP - 32, 12, { count: 6, sprays: 5 }) +
    row(-30, TABLE_TOP + 4, 3, cupcake) +
    row(32, TABLE_TOP + 5, 3, macaron) +
    row(-72, TABLE_TOP + 5, 2, macaron) +
    row(78, TABLE_TOP + 5, 2, cupcake)
  )
})

/** A pegboard with rows of glazed doughnuts. */
export const donutWall = createObject('beside', [1.5, 2.1], (brush) => {
  const glazes = ['#f2a7b4', '#6b4630', '#fdf3e4', '#d99a55', '#b9d4c8'] as const
  const rings = repeat(30, (i) => {
    const [x, y] = [-50 + (i % 5) * 25, -158 + Math.floor(i / 5) * 23]
    const glaze = i % 4 === 1 ? brush.paletteColour(i) : brush.random.pick(glazes)
    const ringShape = (r: number, colour: string, width: number) =>
      circle(x, y, r, 'none', { stroke: colour, 'stroke-width': width })
    const sprinkles = repeat(5, (j) =>
      circle(
        x + Math.cos(j * 1.26 + i) * 6.6,
        y + Math.sin(j * 1.26 + i) * 6.6,
        0.8,
        brush.tone(brush.random.pick(['#ffffff', '#e2627a', '#4f8f8a'])),
      ),
    )
    return ringShape(6.6, brush.tone('#c48a4f', -0.05), 8) + ringShape(6.4, brush.tone(glaze), 6) + sprinkles
  })
  return (
    brush.shadow(70) +
    [-62, 62].map((x) => line(x, 0, x, -196, brush.tone('#8a6242'), 6)).join('') +
    rect(-64, -194, 128, 168, brush.down(brush.ownColour('#fbf4e8')), { rx: 3 }) +
    drawWords(brush.painter, brush.detail.text ?? 'Donuts', {
      x: 0,
      y: -180,
      width: 70,
      height: 20,
      colour: brush.tone('#8a5a44'),
      slant: 0.2,
    }) +
    rings +
    brush.flowers(-66, -194, 16, { count: 7, sprays: 8 })
  )
})

/** A board of cheeses, grapes, figs and bread. */
export const cheeseTable = createObject('beside', [1.9, 1.2], (brush) => {
  const wedge = (x: number, s: number) =>
    path(
      d`M${x - 16 * s} ${TABLE_TOP}L${x + 16 * s} ${TABLE_TOP + 2}V${TABLE_TOP - 12 * s}L${x - 16 * s} ${TABLE_TOP - 1}Z`,
      brush.tone('#f0c864'),
    ) +
    path(
      d`M${x - 16 * s} ${TABLE_TOP - 1}L${x + 16 * s} ${TABLE_TOP - 12 * s}L${x + 8 * s} ${TABLE_TOP - 15 * s}Z`,
      brush.tone('#f8dd8e'),
    ) +
    circle(x + 8 * s, TABLE_TOP - 5 * s, 2, brush.tone('#d9a840'))
  return (
    brush.table(176, brush.ownColour(brush.painter.spec.linen)) +
    path(d`M-74 ${TABLE_TOP + 5}L-66 ${TABLE_TOP - 5}H66L74 ${TABLE_TOP + 5}Z`, brush.tone('#9a6a42')) +
    brush.cylinder(-44, TABLE_TOP, 34, 14, '#fbf3e2') +
    brush.cylinder(-44, TABLE_TOP - 14, 24, 12, '#f6e2b0') +
    wedge(-6, 1.1) +
    wedge(60, 0.8) +
    drawGrapes(brush, 28, TABLE_TOP - 2, '#5a2f52') +
    drawGrapes(brush, -70, TABLE_TOP + 2, '#a9b95a') +
    path(
      d`M-2 ${TABLE_TOP + 4}C10 ${TABLE_TOP - 6} 44 ${TABLE_TOP - 6} 50 ${TABLE_TOP + 2}C40 ${TABLE_TOP + 8} 8 ${TABLE_TOP + 9} -2 ${TABLE_TOP + 4}Z`,
      brush.down('#c98d4f'),
    ) +
    repeat(3, (i) => brush.ball(6 + i * 8, TABLE_TOP - 14 - (i % 2) * 4, 4, '#6b2f4a')) +
    drawBottle(brush, 78, TABLE_TOP, 36, '#6b2434')
  )
})

export function drawGrapes(brush: Brush, x: number, y: number, colour: string): string {
  return repeat(13, (i) => brush.ball(x + ((i * 7) % 22) - 11, y - Math.floor(i / 4) * 5 - (i % 2) * 2, 4, colour))
}
