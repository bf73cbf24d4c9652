import { circle, d, ellipse, line, path, polygon, rect, repeat, ring, stroke } from '../../base/svg.ts'
import type { Body } from '../../figures/body.ts'
import { type Brush, TABLE_TOP } from '../../objects/brush.ts'
import { drawBareTable } from './kitchen.ts'

const INK = '#4a3a48'

/** A long paper scroll on a wall, with the hours of a day drawn on it. */
export function wallScroll(brush: Brush): string {
  const marks = repeat(15, (i) => {
    const x = -214 + i * 31
    return (
      line(x, -214, x, -202, brush.tone(INK), 2) +
      rect(x - 9, -196 + (i % 4) * 18, 24 + (i % 3) * 8, 9, brush.tone(brush.paletteColour(i)), { rx: 3 }) +
      rect(x - 9, -112 + (i % 3) * 13, 20, 4, brush.tone(INK), { opacity: 0.45 })
    )
  })
  return (
    rect(-236, -226, 472, 150, brush.tone('#fdf8ee')) +
    line(-226, -208, 226, -208, brush.tone(INK), 2.4) +
    marks +
    [-240, 236].map((x) => rect(x - 4, -236, 12, 170, brush.across('#c9a878'), { rx: 5 })).join('') +
    [-120, 40, 160].map((x) => circle(x, -222, 4, brush.tone('#c2483c'))).join('')
  )
}

/** A clipboard in the hands of a person who reads. */
export const clipboard = (brush: Brush, { y }: Body): string =>
  rect(-15, y.waist - 34, 30, 40, brush.tone('#8a5f3c'), { rx: 2 }) +
  rect(-12, y.waist - 29, 24, 33, brush.tone('#fdfaf4')) +
  rect(-6, y.waist - 37, 12, 6, brush.tone('#b9b3ae'), { rx: 2 }) +
  repeat(4, (i) => rect(-9, y.waist - 24 + i * 6, 18 - (i % 2) * 5, 2, brush.tone(INK), { opacity: 0.6 }))

/** A headset on the head of a person in front view. */
export const headset = (brush: Brush, { head }: Body): string =>
  stroke(
    d`M${-head.rx - 1} ${head.y}C${-head.rx - 2} ${head.y - 20} ${head.rx + 2} ${head.y - 20} ${head.rx + 1} ${head.y}`,
    brush.tone('#2b2730'),
    2.6,
  ) +
  [-1, 1].map((side) => ellipse(side * (head.rx + 0.6), head.y + 1, 2.6, 4.6, brush.tone('#2b2730'))).join('') +
  stroke(d`M${head.rx + 1} ${head.y + 4}Q${head.rx} ${head.y + 10} 4 ${head.y + 9}`, brush.tone('#2b2730'), 1.4)

/** An open book in the hands of a person who reads. */
export const openBook = (brush: Brush, { y }: Body): string =>
  path(
    d`M-20 ${y.waist - 26}Q-8 ${y.waist - 30} 0 ${y.waist - 24}Q8 ${y.waist - 30} 20 ${y.waist - 26}V${y.waist - 8}Q8 ${y.waist - 12} 0 ${y.waist - 6}Q-8 ${y.waist - 12} -20 ${y.waist - 8}Z`,
    brush.tone('#fdf8ee'),
  ) +
  path(
    d`M-22 ${y.waist - 10}Q-8 ${y.waist - 14} 0 ${y.waist - 8}Q8 ${y.waist - 14} 22 ${y.waist - 10}V${y.waist - 6}Q8 ${y.waist - 9} 0 ${y.waist - 3}Q-8 ${y.waist - 9} -22 ${y.waist - 6}Z`,
    brush.tone(brush.paletteColour(0)),
  ) +
  line(0, y.waist - 24, 0, y.waist - 7, brush.tone('#d9cfc0'), 1.2)

/** A table with a map, a compass and mugs. */
export function mapTable(brush: Brush): string {
  const y = TABLE_TOP - 8
  return (
    drawBareTable(brush, 190) +
    polygon(
      [
        [-62, y + 2],
        [-46, y - 16],
        [58, y - 18],
        [70, y],
      ],
      brush.tone('#f3ead2'),
    ) +
    stroke(d`M-48 ${y - 4}Q-20 ${y - 14} 4 ${y - 6}T52 ${y - 10}`, brush.tone('#6f9ab0'), 3) +
    path(d`M10 ${y - 12}L18 ${y - 16}L26 ${y - 11}Z`, brush.tone('#7fa36a')) +
    circle(-18, y - 8, 2.6, brush.tone('#c2483c')) +
    brush.cylinder(82, y + 6, 13, 15, brush.paletteColour(0)) +
    brush.cylinder(-80, y + 6, 13, 15, brush.paletteColour(1))
  )
}

/** A round table with a teapot and glasses. */
export function teaTable(brush: Brush): string {
  const y = TABLE_TOP
  const glass = (x: number) =>
    path(d`M${x - 6} ${y - 15}H${x + 6}L${x + 4.6} ${y + 1}H${x - 4.6}Z`, brush.tone('#c9803c'), { opacity: 0.9 }) +
    ellipse(x, y - 15, 6, 1.6, brush.tone('#f6e6c4'))
  return (
    brush.table(170, brush.paletteColour(1)) +
    path(
      d`M-22 ${y - 26}C-26 ${y - 4} 26 ${y - 4} 22 ${y - 26}Q0 ${y - 38} -22 ${y - 26}Z`,
      brush.across('#c9a24f', 0.1),
    ) +
    stroke(
      d`M20 ${y - 20}Q34 ${y - 20} 36 ${y - 34}M-20 ${y - 24}Q-36 ${y - 22} -22 ${y - 8}`,
      brush.tone('#c9a24f'),
      4,
    ) +
    circle(0, y - 36, 3.6, brush.tone('#c9a24f')) +
    [-62, -44, 48, 64].map(glass).join('') +
    brush.flowers(-8, y + 2, 15, { count: 6, squash: 0.6 })
  )
}

/** An easel with a canvas that shows two people, turned a little to the viewer. */
export function easel(brush: Brush): string {
  return (
    brush.shadow(42) +
    stroke('M-34 0L-4 -190M34 0L4 -190M6 -150L18 6', brush.tone('#8a5f3c'), 5.4) +
    rect(-44, -72, 88, 6, brush.tone('#a8743f')) +
    rect(-52, -168, 104, 98, brush.tone('#fdfaf2')) +
    rect(-52, -168, 104, 54, brush.tone('#bcd3dc')) +
    path('M-52 -116Q-10 -134 52 -112V-70H-52Z', brush.tone('#9fb583')) +
    circle(-9, -124, 6, brush.tone('#8a5a3c')) +
    path('M-17 -116H-2L2 -78H-22Z', brush.tone('#fffdf8')) +
    circle(11, -128, 6, brush.tone('#5a3d2c')) +
    path('M4 -120H19L18 -78H4Z', brush.tone('#39435a')) +
    repeat(5, (i) => circle(-40 + i * 20, -84 + (i % 2) * 6, 4, brush.tone(brush.paletteColour(i))))
  )
}

/** A palette and a brush for a person who reaches. */
export const paintBrush = (brush: Brush, { y }: Body): string =>
  line(44, y.bust + 4, 60, y.bust - 8, brush.tone('#8a5f3c'), 2) +
  path(
    d`M28 ${y.waist - 6}C34 ${y.waist - 20} 56 ${y.waist - 18} 56 ${y.waist - 8}C56 ${y.waist} 46 ${y.waist - 2} 44 ${y.waist + 4}C36 ${y.waist + 8} 26 ${y.waist + 4} 28 ${y.waist - 6}Z`,
    brush.tone('#c99a62'),
  ) +
  repeat(4, (i) => circle(34 + i * 5, y.waist - 10 + (i % 2) * 4, 2.2, brush.tone(brush.paletteColour(i))))

/** A writing desk with papers to sign, a pen and a lamp. */
export function signingTable(brush: Brush): string {
  const y = TABLE_TOP
  return (
    brush.table(200, '#5a3d34') +
    polygon(
      [
        [-50, y + 2],
        [-36, y - 11],
        [20, y - 11],
        [22, y + 2],
      ],
      brush.tone('#fdfaf2'),
    ) +
    repeat(3, (i) => line(-34 + i, y - 8 + i * 3, 8, y - 8 + i * 3, brush.tone(INK), 1, { opacity: 0.6 })) +
    circle(10, y - 2, 4, brush.tone('#b5392f')) +
    line(34, y - 2, 46, y - 24, brush.tone('#2b2530'), 2.2) +
    brush.flowers(74, y - 18, 22, { count: 8 }) +
    brush.cylinder(74, y, 15, 12, '#f3ede2')
  )
}

/** A printing press with a flywheel, and sheets on its tray. */
export function press(brush: Brush): string {
  const iron = '#35383f'
  return (
    brush.shadow(130) +
    rect(-116, -30, 226, 30, brush.down(iron)) +
    path('M-96 -30L-84 -170H70L92 -30Z', brush.down(iron, 0.09)) +
    rect(-66, -150, 118, 74, brush.tone('#4f545c'), { rx: 5 }) +
    ring(96, -108, 62, brush.tone('#5d626b'), 11) +
    repeat(6, (i) => {
      const [dx, dy] = [Math.cos((i * Math.PI) / 3) * 58, Math.sin((i * Math.PI) / 3) * 58]
      return line(96, -108, 96 + dx, -108 + dy, brush.tone('#5d626b'), 6)
    }) +
    brush.ball(96, -108, 12, '#c9a24f') +
    path('M-72 -178H56L44 -206H-60Z', brush.tone('#6a6f78')) +
    repeat(5, (i) =>
      ellipse(-8, -184 - i * 5, 46 - i * 6, 6, brush.tone(i === 4 ? brush.paletteColour(0) : '#5d626b')),
    ) +
    polygon(
      [
        [-150, -84],
        [-84, -104],
        [-60, -92],
        [-128, -70],
      ],
      brush.tone('#8a5f3c'),
    ) +
    repeat(6, (i) =>
      polygon(
        [
          [-140, -88 - i * 3],
          [-90, -104 - i * 3],
          [-72, -95 - i * 3],
          [-124, -77 - i * 3],
        ],
        brush.tone(i === 5 ? brush.paletteColour(1) : '#fdfaf2', i % 2 ? -0.03 : 0),
      ),
    ) +
    line(-40, -120, 30, -120, brush.tone('#c9a24f'), 4) +
    line(-40, -104, 30, -104, brush.tone('#c9a24f'), 4)
  )
}

/** Lines across a room with printed sheets that dry on them. */
export function dryingSheets(brush: Brush): string {
  return (
    stroke('M-330 -268Q0 -240 330 -268', brush.tone('#6b5a52'), 2) +
    repeat(9, (i) => {
      const x = -280 + i * 70
      const y = -264 + Math.cos(((i - 4) / 4) * 1.5) * 14
      const colour = brush.paletteColour(i)
      return (
        rect(x - 24, y, 48, 66, brush.tone('#fdfaf2')) +
        rect(x - 18, y + 8, 36, 26, brush.tone(colour), { rx: 3 }) +
        repeat(3, (j) => rect(x - 16, y + 42 + j * 7, 32 - j * 8, 3, brush.tone(INK), { opacity: 0.5 })) +
        rect(x - 3, y - 5, 6, 10, brush.tone('#c99a62'))
      )
    })
  )
}
