import { circle, d, line, path, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import { drawWords } from '../words/draw-words.ts'
import { drawWheel } from './car.ts'

function glassOf(brush: Brush): string {
  return brush.painter.gradient(brush.tone('#cfe3ea'), brush.tone('#8fa9b4'))
}

/** A yellow taxi with a chequered band and a sign on its roof. */
export const taxi = createObject('behind', [4.5, 1.75], (brush) => {
  const paint = brush.ownColour('#f2b92c')
  const checks = repeat(
    22,
    (i) =>
      rect(-176 + i * 16, -84 + (i % 2) * 6, 8, 6, brush.tone('#26222a')) +
      rect(-168 + i * 16, -84 + ((i + 1) % 2) * 6, 8, 6, brush.tone('#fdf8ee')),
  )
  return (
    brush.shadow(218) +
    path('M-104 -98C-92 -134 -72 -152 -34 -154H52C92 -154 112 -132 132 -98Z', brush.down(paint)) +
    path('M-90 -100C-80 -128 -64 -143 -34 -144H0V-100Z', glassOf(brush)) +
    path('M8 -144H50C82 -144 98 -126 114 -100H8Z', glassOf(brush)) +
    path(
      'M-214 -46C-218 -78 -206 -94 -168 -98H152C194 -96 212 -82 214 -52C214 -38 208 -30 196 -30H-200C-210 -30 -213 -36 -214 -46Z',
      brush.down(paint, 0.07),
    ) +
    checks +
    stroke('M4 -152V-34M-98 -96V-34M120 -98V-36', brush.tone(paint, -0.16), 1.6) +
    rect(-32, -172, 64, 20, brush.tone('#fdf8ee'), { rx: 4 }) +
    drawWords(brush.painter, 'TAXI', { x: 0, y: -162, width: 44, height: 11, colour: brush.tone('#26222a') }) +
    [-136, 136].map((x) => circle(x, -34, 42, brush.tone('#2c262a')) + drawWheel(brush, x, 34, '#8d8883')).join('') +
    brush.bulb(-206, -72, 8, '#fff3cf') +
    rect(206, -80, 8, 14, brush.tone('#c8283a'), { rx: 2 }) +
    rect(-222, -48, 22, 10, brush.tone('#d9d5cf'), { rx: 4 }) +
    rect(202, -48, 20, 10, brush.tone('#d9d5cf'), { rx: 4 })
  )
})

/** A long limousine with many windows and a ribbon. */
export const limousine = createObject('behind', [6.6, 1.6], (brush) => {
  const paint = brush.ownColour('#f7f4ee')
  const panes = repeat(5, (i) => rect(-140 + i * 66, -136, 58, 36, glassOf(brush), { rx: 4 }))
  return (
    brush.shadow(322) +
    path('M-206 -98C-192 -130 -172 -146 -130 -148H190C222 -146 242 -128 258 -98Z', brush.down(paint)) +
    path('M-190 -100C-180 -122 -168 -134 -148 -136V-100Z', glassOf(brush)) +
    panes +
    path('M194 -136C216 -134 230 -122 242 -100H194Z', glassOf(brush)) +
    path(
      'M-320 -46C-324 -78 -312 -92 -272 -98H278C306 -96 318 -82 320 -52C320 -38 314 -30 302 -30H-306C-316 -30 -319 -36 -320 -46Z',
      brush.down(paint, 0.06),
    ) +
    line(-300, -74, 304, -74, brush.tone('#d9d5cf'), 3) +
    repeat(5, (i) => line(-146 + i * 68, -98, -146 + i * 68, -36, brush.tone(paint, -0.14), 1.4)) +
    repeat(3, (i) => line(-104 + i * 134, -86, -90 + i * 134, -86, brush.tone('#b8b2aa'), 3)) +
    [-232, 226].map((x) => circle(x, -34, 42, brush.tone('#2c262a')) + drawWheel(brush, x, 34)).join('') +
    brush.bulb(-312, -70, 8, '#fff3cf') +
    stroke('M-312 -80C-270 -104 -240 -98 -206 -102', brush.tone('#fffaf2'), 5) +
    brush.flowers(-250, -104, 20, { count: 6, sprays: 6, squash: 0.7 })
  )
})

/** An auto rickshaw with a fabric roof and garlands. */
export const tukTuk = createObject('behind', [2.9, 1.95], (brush) => {
  const paint = brush.ownColour('#2f8f87')
  return (
    brush.shadow(134) +
    path(
      'M-116 -96C-112 -150 -92 -174 -60 -178H108C120 -176 124 -168 122 -158L112 -150H-58C-74 -146 -86 -124 -92 -96Z',
      brush.down('#e8b53a'),
    ) +
    stroke('M-58 -152L-66 -92M30 -150V-70M112 -152L120 -70', brush.tone('#3a3436'), 5) +
    path('M-100 -96C-96 -128 -84 -144 -62 -148L-66 -96Z', glassOf(brush)) +
    path('M46 -112H108L112 -72H46Z', brush.tone('#8a2f3c')) +
    rect(46, -80, 66, 16, brush.tone('#a23b48'), { rx: 4 }) +
    path(
      'M-138 -44C-138 -76 -126 -94 -98 -98H-62L-50 -52H22L34 -74H128C138 -66 142 -52 140 -30H-120Q-136 -30 -138 -44Z',
      brush.down(paint, 0.08),
    ) +
    stroke('M-134 -60H-54M34 -52H138', brush.tone('#f2c14e'), 4) +
    repeat(9, (i) =>
      circle(-54 + i * 20, -148 + (i % 2) * 5, 5, brush.tone(['#f0932b', '#e8607f', '#f2c14e'][i % 3] as string)),
    ) +
    brush.bulb(-132, -74, 7, '#fff3cf') +
    [-98, 98].map((x) => circle(x, -26, 32, brush.tone('#2c262a')) + drawWheel(brush, x, 26, '#8d8883')).join('')
  )
})

/** A red double-decker bus with flowers. */
export const bus = createObject('behind', [6.2, 4.2], (brush) => {
  const paint = brush.ownColour('#b3263b')
  const glass = glassOf(brush)
  const row = (y: number, from: number, count: number) =>
    repeat(count, (i) => rect(from + i * 66, y, 58, 58, glass, { rx: 5 }))
  return (
    brush.shadow(300) +
    rect(-292, -396, 584, 360, brush.down(paint, 0.07), { rx: 24 }) +
    rect(-292, -250, 584, 12, brush.tone('#f6efe2')) +
    row(-354, -264, 8) +
    row(-206, -198, 6) +
    rect(212, -214, 58, 166, glass, { rx: 6 }) +
    line(241, -214, 241, -48, brush.tone(paint, -0.14), 3) +
    rect(-284, -210, 72, 74, glass, { rx: 8 }) +
    drawWords(brush.painter, brush.detail.text ?? 'Just Married', {
      x: -16,
      y: -274,
      width: 300,
      height: 28,
      colour: brush.tone('#fdf8ee'),
      slant: 0.15,
    }) +
    rect(-292, -116, 584, 8, brush.tone('#f6efe2')) +
    [-180, 150].map((x) => circle(x, -42, 52, brush.tone(paint, -0.22)) + drawWheel(brush, x, 42, '#8d8883')).join('') +
    brush.bulb(-284, -78, 9, '#fff3cf') +
    rect(-300, -52, 600, 14, brush.tone('#e6e2dc'), { rx: 6 }) +
    brush.flowers(-292, -126, 30, { count: 8, sprays: 8 })
  )
})

/** A red telephone box. */
export const telephoneBox = createObject('beside', [1, 2.5], (brush) => {
  const paint = brush.ownColour('#c0232f')
  const panes = repeat(18, (i) =>
    rect(-30 + (i % 3) * 21, -196 + Math.floor(i / 3) * 27, 18, 24, brush.tone('#cfe0e4')),
  )
  return (
    brush.shadow(48) +
    rect(-46, -8, 92, 8, brush.tone('#4a4446')) +
    rect(-42, -214, 84, 206, brush.across(paint, 0.08)) +
    rect(-34, -202, 68, 168, brush.tone(paint, -0.08)) +
    panes +
    rect(-44, -232, 88, 20, brush.down(paint), { rx: 2 }) +
    rect(-36, -229, 72, 14, brush.tone('#fbf6ea')) +
    drawWords(brush.painter, brush.detail.text ?? 'TELEPHONE', {
      x: 0,
      y: -222,
      width: 62,
      height: 9,
      colour: brush.tone('#26222a'),
      weight: 0.12,
    }) +
    path(d`M-44 -232Q0 -262 44 -232Z`, brush.down(paint)) +
    circle(30, -116, 2.4, brush.tone('#e8c76a'))
  )
})
