import { SIDES } from '../../base/geometry.ts'
import { circle, d, ellipse, group, line, path, place, polygon, rect, repeat } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'

const BANDS = 6

/** A striped lighthouse whose lamp is lit after dark. */
export const lighthouse = createObject('behind', [4, 13], (brush) => {
  const stripe = brush.ownColour('#c0413b')
  const halfAt = (t: number) => 150 - t * 62
  const bands = repeat(BANDS, (i) => {
    const [from, to] = [i / BANDS, (i + 1) / BANDS]
    const [y1, y2] = [-from * 900, -to * 900]
    const band = d`M${-halfAt(from)} ${y1}Q0 ${y1 + 30} ${halfAt(from)} ${y1}L${halfAt(to)} ${y2}Q0 ${y2 + 26} ${-halfAt(to)} ${y2}Z`
    return path(band, brush.across(i % 2 ? '#f3eee6' : stripe, 0.13))
  })
  const windows = [-260, -560].map((y) => rect(-16, y, 32, 54, brush.tone('#3a3f52'), { rx: 14 })).join('')
  return (
    brush.dabs(0, 0, 260, 34, 26, 46, ['#8b8378', '#6f6a64', '#a39a8c']) +
    bands +
    windows +
    path('M-34 0V-84C-34 -110 34 -110 34 -84V0Z', brush.tone('#4d3a35')) +
    drawLamp(brush, stripe)
  )
})

function drawLamp(brush: Brush, stripe: string): string {
  const { glow } = brush.painter.light
  brush.painter.glow(0, -985, 130 + glow * 260, '#ffdf92', 0.35 + glow * 0.45)
  const posts = [-56, -20, 20, 56].map((x) => line(x, -930, x, -1040, brush.tone('#3b3a40'), 6)).join('')
  return (
    rect(-118, -934, 236, 34, brush.across('#4a474c')) +
    repeat(9, (i) => line(-112 + i * 28, -934, -112 + i * 28, -974, brush.tone('#3b3a40'), 4)) +
    line(-114, -974, 114, -974, brush.tone('#3b3a40'), 6) +
    rect(-58, -1040, 116, 106, '#fff0bd') +
    posts +
    path('M-80 -1038C-70 -1100 70 -1100 80 -1038Z', brush.across(stripe)) +
    circle(0, -1094, 14, brush.tone(stripe))
  )
}

/** A Dutch windmill with four lattice sails. */
export const windmill = createObject('behind', [6.4, 9], (brush) => {
  const sails = repeat(4, (i) => group({ transform: place(0, -560, 24 + i * 90) }, drawSail(brush)))
  return (
    brush.shadow(190) +
    path('M-170 0L-104 -520H104L170 0Q0 30 -170 0Z', brush.across('#d9cbb6', 0.13)) +
    repeat(6, (i) =>
      line(-158 + i * 9, -80 - i * 76, 158 - i * 9, -80 - i * 76, brush.tone('#b9a88f'), 3, { opacity: 0.6 }),
    ) +
    path('M-38 4V-104C-38 -138 38 -138 38 -104V8Z', brush.tone('#5e3f30')) +
    [-230, -390].map((y) => rect(-22, y, 44, 60, brush.tone('#445064'), { rx: 8 })).join('') +
    path('M-196 -196H196L178 -170H-178Z', brush.tone('#6d4d3a')) +
    repeat(14, (i) => line(-186 + i * 28.6, -196, -186 + i * 28.6, -232, brush.tone('#6d4d3a'), 5)) +
    line(-190, -232, 190, -232, brush.tone('#7d5a44'), 6) +
    path('M-116 -514C-110 -640 110 -640 116 -514Q0 -486 -116 -514Z', brush.across(brush.ownColour('#8a4a38'), 0.1)) +
    sails +
    circle(0, -560, 20, brush.tone('#4a352b'))
  )
})

function drawSail(brush: Brush): string {
  const slats = repeat(8, (i) => line(0, -80 - i * 32, 62, -80 - i * 32, brush.tone('#7b5b45'), 3))
  return (
    line(0, 0, 0, -330, brush.tone('#5e4334'), 12) +
    polygon(
      [
        [4, -66],
        [64, -66],
        [64, -326],
        [4, -326],
      ],
      brush.tone('#f4ead7'),
      { opacity: 0.9 },
    ) +
    slats +
    line(64, -66, 64, -326, brush.tone('#7b5b45'), 5) +
    line(32, -66, 32, -326, brush.tone('#7b5b45'), 3)
  )
}

/** A modern wind turbine. */
export const windTurbine = createObject('behind', [11, 17], (brush) => {
  const white = '#eef0f1'
  const blades = repeat(3, (i) =>
    group(
      { transform: place(0, -1130, 14 + i * 120) },
      path(
        'M-16 0C-34 -60 -26 -140 -6 -540Q4 -560 8 -540C14 -300 18 -100 14 0Z',
        brush.tone(white, i === 1 ? -0.07 : -0.01),
      ),
    ),
  )
  return (
    brush.shadow(80) +
    path('M-34 0L-15 -1120H15L34 0Q0 12 -34 0Z', brush.across(white, 0.12)) +
    rect(-22, -1152, 62, 42, brush.tone(white, -0.08), { rx: 14 }) +
    blades +
    circle(0, -1130, 26, brush.tone(white, 0)) +
    circle(-5, -1136, 14, brush.tone(white, 0.05))
  )
})

/** An open canvas tipi with cushions, a rug and lights. */
export const tipiLounge = createObject('beside', [3.8, 3.9], (brush) => {
  const canvas = brush.ownColour('#efe5d3')
  const poles = [-34, -20, -7, 8, 21, 35].map((x) => line(-x * 0.9, -318, x * 1.1, -388, brush.tone('#8a6546'), 6))
  const seams = [-120, -66, 72, 128].map((x) => line(x, -4, x * 0.06, -330, brush.tone(canvas, -0.07), 2.4))
  const lights = SIDES.map((side) => repeat(7, (i) => brush.bulb(side * (14 + i * 11.5), -262 + i * 42, 3.6)))
  const cushions = (
    [
      [-52, 0],
      [50, 1],
      [-14, 2],
    ] as const
  )
    .map(([x, i]) => drawCushion(brush, x, i))
    .join('')
  return (
    brush.shadow(186) +
    poles.join('') +
    path('M-186 0L-8 -338H8L186 0Q0 26 -186 0Z', brush.across(canvas, 0.1)) +
    seams.join('') +
    path('M-96 8L0 -286L96 8Q0 16 -96 8Z', brush.painter.gradient(brush.tone('#4a3327'), brush.tone('#8d6743'))) +
    path('M-96 8L0 -286Q-34 -120 -124 6Z', brush.tone(canvas, 0.05)) +
    path('M96 8L0 -286Q34 -120 124 6Z', brush.tone(canvas, -0.03)) +
    ellipse(0, 8, 128, 22, brush.tone(brush.paletteColour(1))) +
    ellipse(0, 8, 104, 16, brush.tone('#f0e2c8'), { opacity: 0.55 }) +
    cushions +
    lights.join('')
  )
})

function drawCushion(brush: Brush, x: number, index: number): string {
  const colour = brush.tone(brush.painter.spec.palette[index % 3] as string)
  const [w, foot] = [38, 6 + index * 4]
  const shape = d`M${x - w} ${foot}C${x - w - 6} ${foot - 12} ${x - w - 4} ${foot - 36} ${x - w + 4} ${foot - 42}Q${x} ${foot - 34} ${x + w - 4} ${foot - 42}C${x + w + 4} ${foot - 36} ${x + w + 6} ${foot - 12} ${x + w} ${foot}Q${x} ${foot - 6} ${x - w} ${foot}Z`
  return path(shape, colour) + ellipse(x - 8, foot - 26, 16, 9, '#ffffff', { opacity: 0.18 })
}
