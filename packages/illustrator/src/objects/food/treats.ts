import { circle, d, ellipse, line, path, polygon, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject, TABLE_TOP } from '../brush.ts'
import { drawWords } from '../words/draw-words.ts'

function drawSpokedWheel(brush: Brush, x: number, radius: number, colour: string): string {
  const spokes = repeat(6, (i) => {
    const [dx, dy] = [Math.cos((i * Math.PI) / 6) * radius, Math.sin((i * Math.PI) / 6) * radius]
    return line(x - dx, -radius - dy, x + dx, -radius + dy, brush.tone(colour), 2.4)
  })
  return (
    spokes +
    circle(x, -radius, radius - 2, 'none', { stroke: brush.tone('#4a3a34'), 'stroke-width': 4.4 }) +
    circle(x, -radius, 5, brush.tone('#d8b15c'))
  )
}

/** A striped canopy on two poles. */
function drawCanopy(brush: Brush, half: number, top: number, colour: string): string {
  const count = 9
  const step = (half * 2) / count
  return repeat(count, (i) => {
    const x = -half + i * step
    return path(
      d`M${x * 0.86} ${top - 26}L${x} ${top}A${step / 2} 9 0 0 0 ${x + step} ${top}L${(x + step) * 0.86} ${top - 26}Z`,
      brush.tone(i % 2 ? '#fffaf0' : colour),
    )
  })
}

/** A red popcorn cart with a glass case. */
export const popcornCart = createObject('beside', [1.5, 2.2], (brush) => {
  const paint = brush.ownColour('#b8262f')
  const gold = brush.tone('#e0b855')
  const popcorn = repeat(54, (i) => {
    const row = Math.floor(i / 11)
    const half = 44 - row * 7
    return circle(
      -half + ((i % 11) / 10) * half * 2,
      -101 - row * 8 - (i % 2) * 3,
      6,
      brush.tone(['#fdf2cf', '#f6dc96', '#fffaf0'][i % 3] as string),
    )
  })
  brush.painter.glow(0, -130, 60, '#ffdf9a', 0.25 + brush.painter.light.glow * 0.35)
  return (
    brush.shadow(70) +
    rect(-48, -184, 96, 88, brush.painter.gradient('#fff3d0', '#f6d995'), { opacity: 0.75 }) +
    path('M-14 -184H14L18 -160H-18Z', brush.tone('#b8b2aa')) +
    popcorn +
    stroke('M-50 -96V-186H50V-96', gold, 4) +
    rect(-54, -96, 108, 62, brush.down(paint)) +
    drawWords(brush.painter, brush.detail.text ?? 'Popcorn', {
      x: 0,
      y: -80,
      width: 84,
      height: 20,
      colour: brush.tone('#fff3d0'),
      slant: 0.15,
    }) +
    drawCanopy(brush, 62, -186, paint) +
    stroke('M-54 -60C-76 -62 -84 -78 -86 -92', gold, 4) +
    [-34, 34].map((x) => drawSpokedWheel(brush, x, 32, '#e0b855')).join('')
  )
})

/** An ice-cream cart with a parasol and a large cone. */
export const iceCreamCart = createObject('beside', [1.8, 2.5], (brush) => {
  const paint = brush.ownColour('#f2b8c0')
  const tubs = ['#f6d6dc', '#fbf3df', '#b98a66', '#cfe3c2']
  return (
    brush.shadow(84) +
    line(52, -96, 52, -232, brush.tone('#a47b54'), 4) +
    path(
      'M-20 -190C-6 -236 108 -240 124 -190Q100 -200 88 -190Q70 -200 52 -190Q34 -200 16 -190Q0 -200 -20 -190Z',
      brush.tone(paint),
    ) +
    path(
      'M16 -190C24 -226 38 -236 52 -236C66 -236 80 -226 88 -190Q70 -200 52 -190Q34 -200 16 -190Z',
      brush.tone('#fffaf0'),
    ) +
    rect(-80, -98, 156, 70, brush.down('#fbf6ec'), { rx: 6 }) +
    rect(-80, -74, 156, 14, brush.tone(paint)) +
    repeat(
      4,
      (i) =>
        ellipse(-54 + i * 36, -100, 15, 5, brush.tone('#c9ccd0')) +
        brush.ball(-54 + i * 36, -105, 12, tubs[i] as string, 0.7),
    ) +
    polygon(
      [
        [-66, -150],
        [-38, -150],
        [-52, -106],
      ],
      brush.across('#d8a05a'),
    ) +
    brush.ball(-52, -158, 17, '#f6d6dc') +
    brush.ball(-52, -178, 13, '#fbf3df') +
    circle(-50, -193, 4, brush.tone('#c8283a')) +
    [-44, 42].map((x) => drawSpokedWheel(brush, x, 29, '#d8b15c')).join('')
  )
})

/** A stand with clouds of cotton candy on sticks. */
export const cottonCandy = createObject('beside', [1.3, 1.7], (brush) => {
  const pinks = [brush.ownColour('#f4b6cc'), '#bfdcf0', brush.ownColour('#f4b6cc')]
  const cloud = (x: number, y: number, colour: string) =>
    line(x, y + 46, x, y, brush.tone('#f6efe2'), 2.4) +
    repeat(9, (i) =>
      circle(x + Math.cos(i * 0.7) * 13, y - 6 + Math.sin(i * 0.7) * 14, 11, brush.tone(colour, i % 2 ? -0.02 : 0.02)),
    ) +
    circle(x, y - 6, 16, brush.tone(colour, 0.03))
  return (
    brush.shadow(60) +
    rect(-50, -84, 100, 84, brush.down('#fbf6ec'), { rx: 4 }) +
    repeat(5, (i) => rect(-50 + i * 20, -84, 10, 84, brush.tone(pinks[0] as string), { opacity: 0.6 })) +
    ellipse(0, -86, 54, 9, brush.tone('#e6e2dc')) +
    [-34, 0, 34].map((x, i) => cloud(x, -132 - (i === 1 ? 12 : 0), pinks[i] as string)).join('')
  )
})

/** Cups of hot chocolate with marshmallows on a small table. */
export const hotDrinks = createObject('beside', [1.1, 1.15], (brush) => {
  const colour = brush.ownColour('#b3473c')
  const cup = (x: number, y: number) =>
    stroke(d`M${x + 10} ${y - 16}C${x + 19} ${y - 16} ${x + 19} ${y - 5} ${x + 9} ${y - 5}`, brush.tone(colour), 2.6) +
    brush.cylinder(x, y, 18, 20, colour, 21) +
    ellipse(x, y - 20, 9, 2.2, brush.tone('#5a3524')) +
    circle(x - 3, y - 21.4, 2.6, brush.tone('#fdf6ea')) +
    circle(x + 3, y - 21.6, 2.6, brush.tone('#fdf6ea')) +
    stroke(
      d`M${x - 3} ${y - 28}Q${x + 1} ${y - 34} ${x - 3} ${y - 41}M${x + 4} ${y - 28}Q${x + 8} ${y - 34} ${x + 4} ${y - 41}`,
      brush.tone('#ffffff'),
      1.5,
      { opacity: 0.6 },
    )
  return brush.table(96, '#efe3d0') + cup(-32, TABLE_TOP + 2) + cup(4, TABLE_TOP - 2) + cup(32, TABLE_TOP + 4)
})

/** A tower of cupcakes on a tiered stand. */
export const cupcakes = createObject('beside', [1, 1.6], (brush) => {
  const icing = [brush.paletteColour(0), '#fff6ea', brush.paletteColour(1)]
  const cake = (x: number, y: number, i: number) =>
    polygon(
      [
        [x - 6, y - 8],
        [x + 6, y - 8],
        [x + 4.4, y],
        [x - 4.4, y],
      ],
      brush.tone('#b9855a'),
    ) +
    ellipse(x, y - 10, 7, 4.4, brush.tone(icing[i % 3] as string)) +
    ellipse(x, y - 14, 4.4, 3.4, brush.tone(icing[i % 3] as string, 0.04))
  const tier = (y: number, half: number, count: number) =>
    ellipse(0, y, half, half * 0.16, brush.tone('#efe9df')) +
    ellipse(0, y - 2, half, half * 0.16, brush.tone('#fbf8f2')) +
    repeat(count, (i) => cake(-half + 9 + (i * (half * 2 - 18)) / Math.max(1, count - 1), y - 2, i))
  return (
    brush.table(92, '#fbf6ec') +
    line(0, TABLE_TOP, 0, TABLE_TOP - 62, brush.tone('#d8b15c'), 3) +
    tier(TABLE_TOP - 2, 40, 6) +
    tier(TABLE_TOP - 28, 29, 4) +
    tier(TABLE_TOP - 52, 16, 2)
  )
})

/** Pineapples, coconuts and slices of watermelon in a wooden crate. */
export const tropicalFruit = createObject('front', [1.1, 0.85], (brush) => {
  const pineapple = (x: number) =>
    repeat(7, (i) =>
      path(
        d`M${x} -60Q${x - 14 + i * 4.6} -76 ${x - 18 + i * 6} -88Q${x - 4 + i * 2} -78 ${x + 2} -60Z`,
        brush.tone(i % 2 ? '#5f8a4a' : '#4a7440'),
      ),
    ) +
    ellipse(x, -42, 13, 20, brush.across('#e0a53c', 0.1)) +
    repeat(4, (i) =>
      stroke(
        d`M${x - 12} ${-52 + i * 8}L${x + 12} ${-46 + i * 8}M${x + 12} ${-52 + i * 8}L${x - 12} ${-46 + i * 8}`,
        brush.tone('#a8742a'),
        0.9,
      ),
    )
  return (
    brush.shadow(52) +
    pineapple(-26) +
    pineapple(4) +
    brush.ball(-50, -38, 14, '#7a5236') +
    path('M12 -34A22 24 0 0 1 56 -34Z', brush.tone('#3f7a4a')) +
    path('M16 -34A18 20 0 0 1 52 -34Z', brush.tone('#f6efe0')) +
    path('M18 -34A16 18 0 0 1 50 -34Z', brush.tone('#e8545c')) +
    repeat(5, (i) => ellipse(24 + i * 5.2, -38 - (i % 2) * 5, 1.1, 1.8, brush.tone('#2b2226'))) +
    rect(-50, -32, 100, 32, brush.down('#b08a5a')) +
    line(-50, -21, 50, -21, brush.tone('#7d5a38'), 2) +
    line(-50, -10, 50, -10, brush.tone('#7d5a38'), 2)
  )
})

/** A bottle of champagne in an ice bucket, on a small table. */
export const bottles = createObject('beside', [0.9, 1.35], (brush) => drawChampagne(brush, false))

/** Champagne glasses and a bottle, on a small table. */
export const glasses = createObject('beside', [0.9, 1.35], (brush) => drawChampagne(brush, true))

function drawChampagne(brush: Brush, manyGlasses: boolean): string {
  const glass = (x: number, y = TABLE_TOP) =>
    line(x, y, x, y - 12, brush.tone('#e6ebee'), 1.4) +
    path(d`M${x - 4} ${y - 34}H${x + 4}L${x + 2.4} ${y - 12}H${x - 2.4}Z`, brush.tone('#f2d488'), { opacity: 0.9 })
  const tilted = { transform: 'rotate(12 -8 -104)' }
  return (
    brush.table(76, '#fbf6ec') +
    rect(-13, -134, 10, 22, brush.tone('#d8b15c'), { rx: 2, ...tilted }) +
    path(
      'M-18 -80C-20 -104 -16 -112 -13 -116H-3C0 -112 4 -104 2 -80Z',
      brush.across(brush.ownColour('#2f4a36')),
      tilted,
    ) +
    rect(-15, -104, 15, 12, brush.tone('#f3e6c0'), tilted) +
    brush.cylinder(-8, TABLE_TOP, 30, 30, '#c9ccd0', 36) +
    repeat(5, (i) => rect(-22 + i * 6, -109 + (i % 2) * 3, 6, 5, brush.tone('#eaf2f6'), { opacity: 0.9 })) +
    (manyGlasses ? [-32, 17, 26, 34].map((x, i) => glass(x, TABLE_TOP + (i % 2) * 4)).join('') : glass(18) + glass(29))
  )
}

/** Glass jars and small vases with candles and flowers. */
export const vases = createObject(
  'group',
  [0.6, 0.5],
  (brush) => {
    const jar = (x: number, isLit: boolean) =>
      path(
        d`M${x - 9} 0V-18C${x - 9} -22 ${x - 7} -23 ${x - 7} -26H${x + 7}C${x + 7} -23 ${x + 9} -22 ${x + 9} -18V0Z`,
        brush.tone(brush.ownColour('#d4e6ea')),
        { opacity: 0.6 },
      ) +
      (isLit
        ? rect(x - 4, -9, 8, 9, brush.tone('#fbf3e4')) + brush.flame(x, -9, 9)
        : stroke(d`M${x - 3} -4L${x - 1} -26M${x + 3} -4L${x + 1} -26`, brush.tone('#6f8f5a'), 1.4)) +
      line(x - 6, -18, x - 6, -4, '#ffffff', 1.4, { opacity: 0.7 }) +
      rect(x - 7.6, -28, 15.2, 3.6, brush.tone('#c9a678'), { rx: 1.4 }) +
      (isLit ? '' : brush.flowers(x, -36, 13, { count: 6, sprays: 6 }))
    return brush.shadow(26) + jar(-16, false) + jar(5, true) + jar(22, false)
  },
  6,
)
