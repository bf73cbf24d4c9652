import { circle, d, ellipse, line, path, polygon, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject, TABLE_TOP } from '../brush.ts'
import { drawWheel } from '../vehicles/car.ts'

/** A group of rounded rocks with moss. */
export const rocks = createObject(
  'group',
  [1.1, 0.6],
  (brush) => {
    const stone = brush.ownColour('#8d8a86')
    const rock = (x: number, y: number, half: number, height: number, light: number) =>
      path(
        d`M${x - half} ${y}C${x - half * 1.05} ${y - height * 0.6} ${x - half * 0.4} ${y - height} ${x + half * 0.1} ${y - height}C${x + half * 0.7} ${y - height * 0.96} ${x + half * 1.1} ${y - height * 0.4} ${x + half} ${y}Z`,
        brush.down(stone, 0.08),
      ) +
      path(
        d`M${x - half * 0.3} ${y - height * 0.9}L${x + half * 0.2} ${y - height * 0.5}L${x + half * 0.8} ${y - height * 0.4}C${x + half * 0.6} ${y - height * 0.9} ${x} ${y - height * 1.02} ${x - half * 0.3} ${y - height * 0.9}Z`,
        brush.tone(stone, light),
      )
    return brush.shadow(52) + rock(-18, 0, 32, 48, 0.07) + rock(28, 2, 24, 30, 0.05) + rock(-44, 4, 14, 16, 0.06)
  },
  3,
)

/** Red toadstools with white dots. */
export const mushrooms = createObject(
  'group',
  [0.6, 0.45],
  (brush) => {
    const cap = brush.ownColour('#c8342f')
    const toadstool = (x: number, y: number, size: number) =>
      path(
        d`M${x - size * 0.2} ${y - size * 0.6}C${x - size * 0.14} ${y - size * 0.3} ${x - size * 0.26} ${y - size * 0.1} ${x - size * 0.28} ${y}H${x + size * 0.28}C${x + size * 0.26} ${y - size * 0.1} ${x + size * 0.14} ${y - size * 0.3} ${x + size * 0.2} ${y - size * 0.6}Z`,
        brush.across('#f6efe0'),
      ) +
      path(
        d`M${x - size * 0.62} ${y - size * 0.58}C${x - size * 0.56} ${y - size * 1.16} ${x + size * 0.56} ${y - size * 1.16} ${x + size * 0.62} ${y - size * 0.58}Q${x} ${y - size * 0.46} ${x - size * 0.62} ${y - size * 0.58}Z`,
        brush.down(cap),
      ) +
      repeat(5, (i) =>
        circle(x + (i - 2) * size * 0.21, y - size * (0.72 + (i % 2) * 0.16), size * 0.065, brush.tone('#fffaf0')),
      )
    return brush.shadow(24) + toadstool(-10, 0, 36) + toadstool(15, 2, 24) + toadstool(-26, 3, 15)
  },
  5,
)

/** A sheaf of wheat tied with a ribbon. */
export const wheat = createObject(
  'group',
  [0.6, 1.05],
  (brush) => {
    const straw = brush.ownColour('#dcb45c')
    const stalks = repeat(15, (i) => {
      const lean = (i - 7) * 3.4
      const top = -92 + Math.abs(i - 7) * 2.4
      return (
        stroke(
          d`M${lean * 0.5} 0Q${lean * 0.1} -40 ${lean} ${top + 16}`,
          brush.tone(straw, (i % 3) * 0.02 - 0.03),
          1.8,
        ) +
        repeat(4, (k) =>
          ellipse(
            lean + (k % 2 ? 2 : -2) + lean * 0.04 * k,
            top + 14 - k * 6,
            2.4,
            4.4,
            brush.tone(straw, k % 2 ? 0.03 : -0.02),
          ),
        )
      )
    })
    return (
      brush.shadow(20) +
      stalks +
      path('M-9 -38H9L8 -30H-8Z', brush.tone('#f6ecd8')) +
      stroke('M-4 -34C-14 -30 -14 -20 -18 -14M4 -34C12 -28 12 -20 15 -12', brush.tone('#f6ecd8'), 2.4)
    )
  },
  4,
)

/** A wheelbarrow full of flowers. */
export const wheelbarrow = createObject('front', [1.5, 0.95], (brush) => {
  const paint = brush.ownColour('#6f8f7a')
  return (
    brush.shadow(66) +
    stroke('M-72 -52L30 -22L40 -18M24 -20L14 0', brush.tone('#8a6242'), 5) +
    brush.flowers(-12, -58, 40, { count: 12, sprays: 12, squash: 0.6 }) +
    path('M-56 -56H40L26 -20H-36Z', brush.down(paint)) +
    line(-56, -56, 40, -56, brush.tone(paint, 0.08), 3.4) +
    drawWheel(brush, 46, 19, '#8a6242')
  )
})

/** A stone wishing well with a roof and a bucket. */
export const wishingWell = createObject('beside', [1.6, 2.2], (brush) => {
  const stone = '#a9a197'
  const bricks = repeat(4, (row) =>
    repeat(6, (i) =>
      rect(
        -56 + i * 19 + (row % 2) * 8 - 4,
        -64 + row * 16,
        17,
        14,
        brush.tone(stone, ((i * 7 + row * 5) % 5) * 0.015 - 0.03),
        { rx: 3 },
      ),
    ),
  )
  return (
    brush.shadow(64) +
    [-46, 46].map((x) => rect(x - 4, -170, 8, 110, brush.across('#7a5236'))).join('') +
    line(-46, -142, 46, -142, brush.tone('#6b4630'), 6) +
    line(0, -142, 0, -104, brush.tone('#d9c49a'), 2) +
    polygon(
      [
        [-10, -104],
        [10, -104],
        [8, -86],
        [-8, -86],
      ],
      brush.across('#8a6242'),
    ) +
    ellipse(0, -66, 60, 11, brush.tone('#5a534c')) +
    rect(-60, -66, 120, 66, brush.across(stone), { rx: 6 }) +
    bricks +
    polygon(
      [
        [-74, -164],
        [0, -214],
        [74, -164],
      ],
      brush.down(brush.ownColour('#a3543c')),
    ) +
    brush.flowers(-52, -66, 20, { count: 7, sprays: 8 }) +
    brush.flowers(50, -160, 16, { count: 6, sprays: 7 })
  )
})

/** An old telephone with a sign, as an audio guest book. */
export const telephone = createObject('beside', [0.9, 1.2], (brush) => {
  const paint = brush.ownColour('#26222a')
  return (
    brush.table(72, '#fbf6ec') +
    path(d`M-24 ${TABLE_TOP}L-15 ${TABLE_TOP - 24}H15L24 ${TABLE_TOP}Z`, brush.across(paint, 0.1)) +
    circle(0, TABLE_TOP - 11, 10, brush.tone('#d8b15c')) +
    repeat(8, (i) =>
      circle(Math.cos(i * 0.785) * 6.6, TABLE_TOP - 11 + Math.sin(i * 0.785) * 6.6, 1.5, brush.tone(paint)),
    ) +
    stroke(
      d`M-24 ${TABLE_TOP - 30}C-22 ${TABLE_TOP - 42} 22 ${TABLE_TOP - 42} 24 ${TABLE_TOP - 30}`,
      brush.tone(paint, 0.05),
      6,
    ) +
    [-24, 24].map((x) => ellipse(x, TABLE_TOP - 28, 7, 4.6, brush.tone(paint, 0.05))).join('')
  )
})

/** A string of tin cans on ribbons, as tied to a wedding car. */
export const tinCans = createObject('front', [1.3, 0.4], (brush) => {
  const can = (x: number, y: number, degrees: number) =>
    rect(x - 8, y - 22, 16, 22, brush.across('#c3c7cb', 0.12), {
      rx: 1.5,
      transform: `rotate(${degrees} ${x} ${y - 11})`,
    }) +
    rect(x - 8, y - 16, 16, 9, brush.tone(brush.ownColour('#c8505a')), {
      transform: `rotate(${degrees} ${x} ${y - 11})`,
    })
  return (
    brush.shadow(58) +
    stroke(
      'M-62 -34Q-40 -12 -30 -10M-62 -34Q-24 -22 0 -12M-62 -34Q0 -30 30 -12M-62 -34Q20 -36 52 -14',
      brush.tone('#fbf3e6'),
      1.8,
    ) +
    can(-26, 0, 74) +
    can(2, 0, -12) +
    can(30, 0, 82) +
    can(54, 0, 20)
  )
})

/** Polaroids and framed photos on a string between two posts. */
export const photoFrames = createObject('beside', [2, 1.9], (brush) => {
  const tones = ['#c9b49a', '#9ab0b8', '#b8a0a8', '#a8b49a']
  const photo = (x: number, y: number, i: number) =>
    rect(x - 13, y, 26, 31, brush.tone('#fdfaf3'), { transform: `rotate(${((i * 5) % 9) - 4} ${x} ${y})` }) +
    rect(x - 10, y + 3, 20, 19, brush.tone(tones[i % 4] as string), {
      transform: `rotate(${((i * 5) % 9) - 4} ${x} ${y})`,
    }) +
    circle(x - 3, y + 11, 3.4, brush.tone('#6b4a3a')) +
    circle(x + 4, y + 12, 3.4, brush.tone('#d8b08c')) +
    rect(x - 1.5, y - 4, 3, 8, brush.tone('#c9a678'))
  const rows = [-168, -124, -80]
  return (
    brush.shadow(80) +
    [-88, 88].map((x) => line(x, 0, x, -182, brush.tone(brush.ownColour('#8a6242')), 6)).join('') +
    rows
      .map(
        (y, row) =>
          stroke(d`M-88 ${y}Q0 ${y + 14} 88 ${y}`, brush.tone('#d9c49a'), 1.4) +
          repeat(5, (i) => photo(-66 + i * 33, y + 4 + 6 * (1 - ((i - 2) / 2) ** 2), i + row)),
      )
      .join('') +
    brush.flowers(-86, -180, 20, { count: 7, sprays: 8 })
  )
})

/** A teddy bear with a ribbon. */
export const teddyBear = createObject('front', [0.6, 0.7], (brush: Brush) => {
  const fur = brush.ownColour('#b98a56')
  return (
    brush.shadow(26) +
    [-18, 18].map((x) => brush.ball(x, -9, 10, fur)).join('') +
    brush.ball(0, -24, 21, fur) +
    ellipse(0, -22, 12, 13, brush.tone(fur, 0.08)) +
    [-13, 13].map((x) => brush.ball(x, -64, 7, fur)).join('') +
    [-20, 20].map((x) => brush.ball(x, -32, 8, fur)).join('') +
    brush.ball(0, -52, 16, fur) +
    ellipse(0, -47, 7, 5.6, brush.tone(fur, 0.12)) +
    ellipse(0, -49.6, 2.6, 1.9, brush.tone('#3a2a24')) +
    [-6, 6].map((x) => circle(x, -55, 1.9, '#1d1517')).join('') +
    path('M0 -37L-11 -43V-31ZM0 -37L11 -43V-31Z', brush.tone('#c8505a'))
  )
})
