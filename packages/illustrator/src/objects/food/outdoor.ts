import { circle, d, ellipse, group, line, path, place, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import { drawWords } from '../words/draw-words.ts'
import { drawBottle, drawGrapes } from './tables.ts'

/** A wooden crate full of lemons and oranges, with leaves. */
export const citrus = createObject(
  'group',
  [0.8, 0.75],
  (brush) => {
    const fruits = brush.detail.colour ? [brush.detail.colour] : ['#f2a52e', '#f6d64a', '#ee8a2c', '#f8e071']
    return drawCrate(
      brush,
      (x, y, r, i) =>
        brush.ball(x, y, r, fruits[i % fruits.length] as string, i % 2 ? 0.86 : 1) + leafOn(brush, x, y, i),
    )
  },
  6,
)

/** A crate of apples, pears, figs and grapes. */
export const fruit = createObject(
  'group',
  [0.8, 0.75],
  (brush) => {
    const fruits = ['#b8303a', '#c9c45a', '#6b2f4a', '#d9783a', '#e0a0a0']
    return (
      drawCrate(
        brush,
        (x, y, r, i) =>
          brush.ball(x, y, r, brush.detail.colour ?? (fruits[i % fruits.length] as string)) +
          line(x, y - r * 0.8, x + 2, y - r * 1.2, brush.tone('#5a3d2b'), 1.4),
      ) + drawGrapes(brush, 32, -34, '#5a2f52')
    )
  },
  6,
)

function leafOn(brush: Brush, x: number, y: number, index: number): string {
  if (index % 3 !== 0) return ''
  return ellipse(x + 7, y - 9, 9, 3.6, brush.tone('#55763f', index % 2 ? 0.05 : 0), {
    transform: `rotate(${-30 + index * 8} ${Math.round(x + 7)} ${Math.round(y - 9)})`,
  })
}

function drawCrate(brush: Brush, drawFruit: (x: number, y: number, radius: number, index: number) => string): string {
  const rows = [5, 4, 3] as const
  const heap = rows
    .map((count, row) => repeat(count, (i) => drawFruit((i - (count - 1) / 2) * 14.6, -36 - row * 11, 9, row * 3 + i)))
    .join('')
  const slats = repeat(3, (i) => rect(-40, -34 + i * 12, 80, 9, brush.tone('#b98f5e', 0.03 - i * 0.03), { rx: 1 }))
  return (
    brush.shadow(44) +
    rect(-38, -34, 76, 34, brush.tone('#6d4c33')) +
    heap +
    slats +
    [-40, 34].map((x) => rect(x, -36, 6, 36, brush.tone('#a07848'))).join('') +
    drawFruit(48, -8, 9, 3) +
    drawFruit(-50, -7, 8, 1)
  )
}

/** Oak barrels: one upright with flowers, one lying. */
export const wineBarrels = createObject('beside', [1.9, 1.4], (brush) => {
  return (
    brush.shadow(86) +
    drawUprightBarrel(brush, -38) +
    drawLyingBarrel(brush, 44) +
    brush.flowers(-38, -102, 28, { count: 9, sprays: 10 }) +
    drawBottle(brush, -62, -92, 30, '#6b2434')
  )
})

function drawUprightBarrel(brush: Brush, x: number): string {
  const wood = brush.ownColour('#9a6a42')
  const outline = (share: number) =>
    d`M${x - 31 * share} -92C${x - 42 * share} -64 ${x - 42 * share} -28 ${x - 31 * share} 0H${x + 31 * share}C${x + 42 * share} -28 ${x + 42 * share} -64 ${x + 31 * share} -92Z`
  const staves = repeat(5, (i) =>
    stroke(d`M${x - 24 + i * 12} -92Q${x - 32 + i * 16} -46 ${x - 24 + i * 12} 0`, brush.tone(wood, -0.12), 1),
  )
  const hoops = [-84, -66, -26, -8].map((y) => {
    const half = 31 + 9 * (1 - Math.abs(y + 46) / 46)
    return stroke(d`M${x - half} ${y}Q${x} ${y + 7} ${x + half} ${y}`, brush.tone('#4a4446'), 4.4)
  })
  return (
    path(outline(1), brush.across(wood, 0.1)) + staves + hoops.join('') + ellipse(x, -92, 31, 6, brush.tone(wood, 0.06))
  )
}

function drawLyingBarrel(brush: Brush, x: number): string {
  const wood = brush.ownColour('#9a6a42')
  return (
    path(d`M${x - 44} 0H${x + 44}L${x + 34} -9H${x - 34}Z`, brush.tone('#5e4430')) +
    circle(x, -40, 37, brush.tone('#4a4446')) +
    circle(x, -40, 33, brush.across(wood)) +
    repeat(6, (i) =>
      line(
        x - 28 + i * 11,
        -40 - Math.sqrt(33 ** 2 - (28 - i * 11) ** 2),
        x - 28 + i * 11,
        -40 + Math.sqrt(33 ** 2 - (28 - i * 11) ** 2),
        brush.tone(wood, -0.12),
        1,
      ),
    ) +
    circle(x, -40, 33, 'none', { stroke: brush.tone(wood, -0.14), 'stroke-width': 3 }) +
    circle(x, -20, 3.4, brush.tone('#c9a24f'))
  )
}

/** A swan carved of ice, on a table. */
export const iceSculpture = createObject('beside', [1.3, 1.8], (brush) => {
  const ice = brush.painter.gradient(brush.tone('#f6fdff'), brush.tone('#a9d4e6'), { opacity: [0.95, 0.85] })
  const body =
    'M-40 -84C-44 -112 -20 -116 -2 -106C6 -130 -8 -134 -2 -152C4 -168 24 -164 22 -148C14 -150 10 -146 14 -134C22 -112 34 -104 40 -84Z'
  brush.painter.glow(0, -120, 70, '#cfeeff', 0.2)
  return (
    brush.table(112, brush.painter.spec.linen) +
    brush.box(0, -76, 84, 12, '#cfe8f2', 16) +
    path('M-44 -118C-60 -140 -30 -152 -6 -108C-16 -100 -36 -100 -44 -118Z', ice) +
    path(body, ice) +
    stroke(
      'M-36 -122C-26 -112 -14 -106 -6 -104M-28 -130C-18 -120 -8 -112 -2 -106M-4 -150C0 -130 4 -112 0 -96',
      '#ffffff',
      1.8,
      { opacity: 0.8 },
    ) +
    path('M21 -154L34 -148L21 -147Z', brush.tone('#d8f0f8')) +
    brush.flowers(-40, -80, 15, { count: 6, sprays: 6 }) +
    brush.flowers(42, -79, 14, { count: 6, sprays: 6 })
  )
})

/** A kettle grill with smoke. */
export const barbecue = createObject('beside', [1.1, 1.3], (brush) => {
  const smoke = repeat(5, (i) =>
    circle(12 + Math.sin(i * 1.7) * 9, -118 - i * 20, 11 + i * 4, brush.tone('#e6e2de'), { opacity: 0.26 - i * 0.035 }),
  )
  return (
    brush.shadow(44) +
    stroke('M-22 -52L-36 0M22 -52L36 0M0 -50V-4M-28 -22H28', brush.tone('#55504e'), 4) +
    path('M-48 -84C-44 -44 44 -44 48 -84Z', brush.across(brush.ownColour('#2b2628'))) +
    ellipse(0, -84, 48, 9, brush.tone('#3a2a26')) +
    ellipse(0, -83, 40, 6.4, '#e8692c', { opacity: 0.7 }) +
    repeat(9, (i) => line(-40 + i * 10, -86, -38 + i * 9.6, -80, brush.tone('#a9a4a0'), 1.2)) +
    repeat(4, (i) => ellipse(-24 + i * 16, -87 + (i % 2) * 2, 8, 3.6, brush.tone('#7a3f26'))) +
    path('M-50 -96C-56 -140 20 -150 30 -134L-44 -92Z', brush.down('#2b2628')) +
    smoke
  )
})

/** A coffee cart with an awning and an espresso machine. */
export const coffeeCart = createObject('beside', [1.9, 2.2], (brush) => {
  const paint = brush.ownColour('#8fae9c')
  const stripes = repeat(9, (i) =>
    path(
      d`M${-84 + i * 18.6} -206L${-92 + i * 20.4} -182A10 8 0 0 0 ${-71.6 + i * 20.4} -182L${-65.4 + i * 18.6} -206Z`,
      brush.tone(i % 2 ? '#fffaf0' : paint),
    ),
  )
  return (
    brush.shadow(92) +
    [-82, 78].map((x) => rect(x, -200, 5, 122, brush.tone('#8a6242'))).join('') +
    rect(-88, -88, 176, 62, brush.down(paint)) +
    rect(-80, -80, 160, 46, brush.tone(paint, -0.04)) +
    drawWords(brush.painter, brush.detail.text ?? 'Coffee', {
      x: 0,
      y: -57,
      width: 84,
      height: 32,
      colour: brush.tone('#fffaf0'),
      slant: 0.2,
      weight: 0.11,
    }) +
    path('M-96 -88L-86 -98H86L96 -88Z', brush.tone('#b98f5e')) +
    rect(-52, -136, 62, 40, brush.across('#c9ccd0'), { rx: 4 }) +
    rect(-46, -120, 50, 8, brush.tone('#4a4446')) +
    repeat(4, (i) => rect(-48 + i * 14, -144, 10, 8, brush.tone('#fdf9f2'), { rx: 2 })) +
    repeat(3, (i) => brush.cylinder(30 + i * 16, -96, 9, 13, '#fdf6ea', 11)) +
    stroke('M34 -114Q38 -122 34 -130M50 -114Q54 -122 50 -130', brush.tone('#fdf9f2'), 1.6, { opacity: 0.6 }) +
    stripes +
    [-54, 54].map((x) => drawCartWheel(brush, x, 27)).join('')
  )
})

function drawCartWheel(brush: Brush, x: number, radius: number): string {
  const spokes = repeat(6, (i) => {
    const [dx, dy] = [Math.cos((i * Math.PI) / 6) * radius, Math.sin((i * Math.PI) / 6) * radius]
    return line(x - dx, -radius - dy, x + dx, -radius + dy, brush.tone('#8a6242'), 2.4)
  })
  return (
    spokes +
    circle(x, -radius, radius - 2, 'none', { stroke: brush.tone('#5e4430'), 'stroke-width': 4.4 }) +
    circle(x, -radius, 5, brush.tone('#c9a24f'))
  )
}

/** A checked blanket with a basket, bread, fruit and wine. */
export const picnic = createObject('front', [1.9, 0.8], (brush) => {
  const cloth = brush.ownColour('#c8474a')
  const [near, far] = [96, 76]
  const stripes = repeat(9, (i) => {
    const t = (i + 0.5) / 9
    return (
      line(-near + t * near * 2, 14, -far + t * far * 2, -22, brush.tone(cloth), 8, { opacity: 0.55 }) +
      (i % 2
        ? line(-near + t * 20, 14 - t * 36, near - t * 20, 14 - t * 36, brush.tone(cloth), 3.6, { opacity: 0.55 })
        : '')
    )
  })
  return (
    path(d`M${-near - 4} 17L${-far - 3} -24H${far + 3}L${near + 4} 17Z`, brush.tone('#fdf6ec')) +
    stripes +
    drawHamper(brush, -34) +
    drawBottle(brush, 18, -4, 38, '#3f5a3c') +
    brush.cylinder(38, 4, 8, 12, '#e6f0f0', 11) +
    brush.cylinder(54, 2, 8, 12, '#e6f0f0', 11) +
    ellipse(54, 9, 22, 5, brush.tone('#f6efe4')) +
    repeat(4, (i) => brush.ball(42 + i * 8, 6 - (i % 2) * 5, 5, i % 2 ? '#c8303a' : '#d9a83a')) +
    group(
      { transform: place(-4, 8, -14) },
      ellipse(0, 0, 25, 5.4, brush.tone('#c98d4f')) +
        repeat(4, (i) => line(-14 + i * 9, -3, -10 + i * 9, 3, brush.tone('#e9c48a'), 1.6)),
    )
  )
})

function drawHamper(brush: Brush, x: number): string {
  const weave =
    repeat(6, (i) => line(x - 28, -38 + i * 6, x + 28, -38 + i * 6, brush.tone('#8a6238'), 1.2)) +
    repeat(9, (i) => line(x - 26 + i * 6.5, -42, x - 26 + i * 6.5, -4, brush.tone('#c49a62'), 1.4, { opacity: 0.6 }))
  return (
    rect(x - 29, -42, 58, 42, brush.across('#b08450'), { rx: 4 }) +
    weave +
    path(d`M${x - 31} -42L${x - 24} -66H${x + 34}L${x + 31} -42Z`, brush.tone('#bd9058')) +
    stroke(d`M${x - 18} -40C${x - 18} -74 ${x + 18} -74 ${x + 18} -40`, brush.tone('#7d5a38'), 4)
  )
}
