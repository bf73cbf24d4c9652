import { circle, d, ellipse, line, path, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject, TABLE_TOP } from '../brush.ts'
import { drawWords } from '../words/draw-words.ts'
import { drawBottle } from './drinks.ts'

/** Draws a signboard on two posts behind a table. */
function drawBoard(brush: Brush, words: string, width: number): string {
  const wood = brush.tone('#8a6242')
  return (
    [-1, 1].map((side) => rect(side * width * 0.44 - 2.5, -196, 5, 124, wood)).join('') +
    rect(-width / 2, -206, width, 34, brush.tone('#fbf4e8'), { rx: 3, stroke: wood, 'stroke-width': 3 }) +
    drawWords(brush.painter, brush.detail.text ?? words, {
      x: 0,
      y: -189,
      width: width * 0.86,
      height: 24,
      colour: brush.tone('#5e4430'),
      slant: 0.15,
      weight: 0.12,
    })
  )
}

/** A long table with covered dishes, bowls and a stack of plates. */
export const buffet = createObject('beside', [3, 1.5], (brush) => {
  const steel = '#cfd2d6'
  const dish = (x: number) =>
    rect(x - 30, TABLE_TOP - 14, 60, 12, brush.across(steel), { rx: 3 }) +
    path(
      d`M${x - 29} ${TABLE_TOP - 14}C${x - 27} ${TABLE_TOP - 46} ${x + 27} ${TABLE_TOP - 46} ${x + 29} ${TABLE_TOP - 14}Z`,
      brush.across('#dfe2e5'),
    ) +
    circle(x, TABLE_TOP - 40, 3.4, brush.tone('#b8924a')) +
    [-20, 20].map((leg) => line(x + leg, TABLE_TOP - 2, x + leg, TABLE_TOP + 3, brush.tone('#9aa0a6'), 2.4)).join('')
  const bowl = (x: number, colours: readonly string[]) =>
    repeat(9, (i) =>
      circle(
        x - 15 + (i % 5) * 7.4,
        TABLE_TOP - 15 - Math.floor(i / 5) * 5,
        5,
        brush.tone(colours[i % colours.length] as string),
      ),
    ) + path(d`M${x - 22} ${TABLE_TOP - 14}Q${x} ${TABLE_TOP + 10} ${x + 22} ${TABLE_TOP - 14}Z`, brush.tone('#f6efe2'))
  return (
    brush.table(280, brush.ownColour(brush.painter.spec.linen)) +
    dish(-96) +
    dish(-24) +
    bowl(38, ['#7ba04c', '#c8402f', '#94b565']) +
    bowl(86, ['#e0a94a', '#d77f3a', '#f2d27a']) +
    repeat(6, (i) => ellipse(122, TABLE_TOP - 2 - i * 3, 13, 3, brush.tone('#fdfaf5', -i * 0.01))) +
    brush.flowers(-132, TABLE_TOP - 14, 15, { count: 6, sprays: 6 })
  )
})

/** A stand with a tap jar of lemonade, glasses and lemons. */
export const lemonadeStand = createObject('beside', [1.7, 2.1], (brush) => {
  const lemon = '#f2cf3f'
  const jar = (x: number) =>
    path(
      d`M${x - 15} ${TABLE_TOP - 4}V${TABLE_TOP - 42}Q${x - 15} ${TABLE_TOP - 48} ${x - 8} ${TABLE_TOP - 50}H${x + 8}Q${x + 15} ${TABLE_TOP - 48} ${x + 15} ${TABLE_TOP - 42}V${TABLE_TOP - 4}Z`,
      brush.tone('#f5e58e'),
      { opacity: 0.9 },
    ) +
    repeat(
      5,
      (i) =>
        circle(x - 8 + (i % 3) * 8, TABLE_TOP - 14 - (i % 2) * 14, 5, brush.tone(lemon)) +
        circle(x - 8 + (i % 3) * 8, TABLE_TOP - 14 - (i % 2) * 14, 2.6, brush.tone('#fbf0b0')),
    ) +
    rect(x - 10, TABLE_TOP - 56, 20, 7, brush.tone('#b9bcc2'), { rx: 2 }) +
    rect(x - 2, TABLE_TOP - 10, 4, 7, brush.tone('#b8924a'))
  const glass = (x: number) =>
    path(d`M${x - 5} ${TABLE_TOP - 16}H${x + 5}L${x + 4} ${TABLE_TOP}H${x - 4}Z`, brush.tone('#f7ec9f'), {
      opacity: 0.85,
    }) + stroke(d`M${x + 1} ${TABLE_TOP - 10}L${x + 4} ${TABLE_TOP - 26}`, brush.tone('#d9535f'), 1.4)
  return (
    drawBoard(brush, 'Lemonade', 140) +
    brush.table(146, brush.ownColour('#fbf4e8')) +
    jar(-34) +
    jar(4) +
    repeat(4, (i) => glass(30 + i * 12)) +
    repeat(5, (i) => brush.ball(-62 + (i % 3) * 8, TABLE_TOP - 4 - Math.floor(i / 3) * 7, 5, lemon))
  )
})

/** A table of oysters on ice with lemons. */
export const oysterBar = createObject('beside', [1.9, 2.1], (brush) => {
  const oyster = (x: number, y: number) =>
    ellipse(x, y, 8, 4.6, brush.tone('#8d8a86')) +
    ellipse(x, y - 1, 6.2, 3.2, brush.tone('#ece6dc')) +
    circle(x + 1.6, y - 1.2, 1.5, brush.tone('#cfc5b5'))
  return (
    drawBoard(brush, 'Oysters', 130) +
    brush.table(176, brush.ownColour(brush.painter.spec.linen)) +
    path(d`M-76 ${TABLE_TOP - 4}L-68 ${TABLE_TOP - 16}H68L76 ${TABLE_TOP - 4}Z`, brush.tone('#dfe9ee')) +
    repeat(26, (i) =>
      rect(-66 + ((i * 17) % 130), TABLE_TOP - 16 + ((i * 5) % 9), 6, 4, brush.tone('#f4fafc'), { rx: 1 }),
    ) +
    repeat(14, (i) => oyster(-58 + (i % 7) * 19, TABLE_TOP - 14 + Math.floor(i / 7) * 8)) +
    repeat(4, (i) => brush.ball(-40 + i * 27, TABLE_TOP - 18, 4.6, '#f2cf3f')) +
    drawBottle(brush, 80, TABLE_TOP, 34, '#3f5a3c')
  )
})

/** A wall of shelves with filled champagne glasses. */
export const champagneWall = createObject('beside', [1.8, 2.2], (brush) => {
  const glasses = repeat(35, (i) => {
    const [x, y] = [-66 + (i % 7) * 22, -176 + Math.floor(i / 7) * 32]
    return (
      path(d`M${x - 4} ${y - 18}H${x + 4}L${x + 2.4} ${y - 6}H${x - 2.4}Z`, brush.tone('#f0cd7c'), { opacity: 0.95 }) +
      line(x, y - 6, x, y - 1, brush.tone('#e9edee'), 1.4) +
      ellipse(x, y - 1, 4, 1.1, brush.tone('#e9edee'))
    )
  })
  return (
    brush.shadow(84) +
    rect(-84, -206, 168, 206, brush.down(brush.ownColour('#f4ede2')), { rx: 4 }) +
    repeat(5, (i) => rect(-78, -176 + i * 32, 156, 4, brush.tone('#c8a866'))) +
    glasses +
    brush.foliage(-80, -202, 24) +
    brush.flowers(-70, -206, 20, { count: 8, sprays: 8 }) +
    brush.flowers(78, -12, 16, { count: 6, sprays: 7 })
  )
})

/** A tower of caramel cream puffs on a table. */
export const croquembouche = createObject('beside', [1.2, 1.9], (brush) => {
  const rows = 10
  const puffs = repeat(rows, (row) => {
    const half = 23 * (1 - row / rows) + 3
    const count = Math.max(1, Math.round(half / 3.4))
    return repeat(count, (i) =>
      brush.ball(
        (i - (count - 1) / 2) * ((half * 2) / count),
        TABLE_TOP - 12 - row * 9,
        5.6,
        i % 2 === row % 2 ? '#d79b4f' : '#c98a3f',
      ),
    )
  })
  const threads = repeat(7, (i) =>
    stroke(
      d`M${-22 + i * 7} ${TABLE_TOP - 14 - i * 3}Q${-4 + i * 2} ${TABLE_TOP - 60 - i * 3} ${12 - i * 3} ${TABLE_TOP - 84}`,
      '#f7d999',
      0.7,
      { opacity: 0.8 },
    ),
  )
  return (
    brush.table(104, brush.ownColour(brush.painter.spec.linen)) +
    ellipse(0, TABLE_TOP - 4, 34, 6, brush.tone('#e3cfa2')) +
    puffs +
    threads +
    brush.flowers(0, TABLE_TOP - 108, 8, { count: 4, sprays: 4 })
  )
})

/** A table of marshmallows, chocolate and biscuits with sticks. */
export const smoresBar = createObject(
  'beside',
  [1.6, 2.1],
  (brush) =>
    drawBoard(brush, "S'mores", 126) +
    brush.table(140, brush.ownColour('#a97c50')) +
    repeat(12, (i) =>
      rect(-58 + (i % 4) * 8, TABLE_TOP - 9 - Math.floor(i / 4) * 7, 7, 7, brush.tone('#fdf8f1', -(i % 2) * 0.04), {
        rx: 2,
      }),
    ) +
    repeat(6, (i) =>
      rect(-14 + (i % 3) * 11, TABLE_TOP - 5 - Math.floor(i / 3) * 5, 10, 4.4, brush.tone('#5a3a2a'), { rx: 1 }),
    ) +
    repeat(8, (i) =>
      rect(26 + (i % 2) * 13, TABLE_TOP - 4 - Math.floor(i / 2) * 4, 12, 3.4, brush.tone('#cf9a58'), { rx: 1 }),
    ) +
    repeat(6, (i) => line(58 + i * 2.2, TABLE_TOP, 54 + i * 4.4, TABLE_TOP - 44, brush.tone('#8a6242'), 1.5)) +
    brush.cylinder(61, TABLE_TOP, 16, 18, '#cfd2d6'),
)
