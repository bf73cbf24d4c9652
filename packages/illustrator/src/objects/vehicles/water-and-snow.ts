import { ellipse, line, path, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'

/** A gondola with a raised bow, velvet seats and an oar. It lies on the ground or on water. */
export const gondola = createObject('behind', [6.2, 1.9], (brush) => {
  return (
    ellipse(0, 0, 280, 18, brush.tone('#26222c'), { opacity: 0.22 }) +
    path('M-270 -96Q-160 -30 0 -28Q180 -30 276 -110Q180 -50 0 -46Q-150 -46 -270 -96Z', brush.tone('#4a3a34')) +
    path('M-36 -46C-40 -88 -24 -98 0 -98H40C60 -98 70 -86 66 -46Z', brush.down('#8a1f2f')) +
    path('M-96 -46C-96 -66 -84 -72 -66 -72C-52 -72 -46 -62 -46 -46Z', brush.down('#a32a3a')) +
    brush.flowers(-140, -58, 26, { count: 7, sprays: 7, squash: 0.7 }) +
    gondolaNear(brush)
  )
})

/** Draws the near side of a gondola, with its iron bow. */
function gondolaNear(brush: Brush): string {
  const hull = brush.ownColour('#26222a')
  const gold = brush.tone('#d8b15c')
  return (
    path(
      'M-292 -132C-262 -40 -170 4 -20 4H60C190 2 262 -44 290 -138Q200 -46 20 -38Q-180 -36 -292 -132Z',
      brush.down(hull, 0.09),
    ) +
    stroke('M-292 -132Q-180 -36 20 -38Q200 -46 290 -138', gold, 4) +
    path('M-292 -132L-300 -168L-284 -172L-278 -126Z', brush.tone('#b8bcc2')) +
    repeat(4, (i) => rect(-310 + i * 1.4, -160 + i * 9, 14, 4, brush.tone('#b8bcc2'))) +
    stroke('M290 -138C300 -160 296 -176 286 -182', brush.tone(hull), 7) +
    stroke('M150 -40L140 -72', brush.tone('#7a5236'), 6) +
    line(236, -160, 60, 8, brush.tone('#b88a5c'), 4.4) +
    stroke('M-180 -44C-120 -22 -60 -16 20 -16', gold, 1.6, { opacity: 0.7 })
  )
}

export const gondolaHull = createObject('behind', [6.2, 1.9], gondolaNear)

/** A wooden canoe with two paddles. It lies on the ground or on water. */
export const canoe = createObject('behind', [4.6, 0.8], (brush) => {
  return (
    ellipse(0, 0, 220, 16, brush.tone('#26222c'), { opacity: 0.22 }) +
    path('M-222 -74Q0 -20 222 -74Q120 -56 0 -54Q-120 -56 -222 -74Z', brush.tone('#6b4630')) +
    repeat(4, (i) => rect(-122 + i * 76, -52, 20, 7, brush.tone('#c89a64'), { rx: 2 })) +
    brush.flowers(-60, -58, 22, { count: 6, sprays: 6, squash: 0.6 }) +
    canoeNear(brush)
  )
})

/** Draws the near side of a canoe, with a paddle. */
function canoeNear(brush: Brush): string {
  const paint = brush.ownColour('#a8442f')
  return (
    path(
      'M-228 -82C-214 -20 -170 2 -100 2H100C170 2 214 -20 228 -82Q120 -40 0 -40Q-120 -40 -228 -82Z',
      brush.down(paint, 0.08),
    ) +
    stroke('M-228 -82Q-120 -40 0 -40Q120 -40 228 -82', brush.tone('#d8b27c'), 5) +
    stroke('M-206 -34C-130 -14 130 -14 206 -34', brush.tone('#f3e6cc'), 2.4) +
    line(-40, -70, 150, -22, brush.tone('#b88a5c'), 4.6) +
    ellipse(164, -18, 22, 7, brush.tone('#c89a64'), { transform: 'rotate(14 164 -18)' })
  )
}

export const canoeHull = createObject('behind', [4.6, 0.8], canoeNear)

/** A wooden sleigh with furs and lanterns. */
export const sleigh = createObject('behind', [3.4, 1.9], (brush) => {
  const paint = brush.ownColour('#a3242f')
  const gold = brush.tone('#e0b855')
  return (
    brush.shadow(150) +
    stroke('M-166 -52C-182 -30 -176 -4 -146 -4H128C148 -4 158 -16 154 -28', brush.tone('#5a4034'), 7) +
    stroke('M-84 -4L-74 -46M20 -4L16 -46M96 -4L84 -48', brush.tone('#5a4034'), 5) +
    path('M30 -150C60 -176 112 -178 128 -150L118 -92L40 -98Z', brush.down('#6b2434')) +
    path('M-44 -122C-30 -130 50 -132 74 -122L70 -88H-40Z', brush.tone('#f3ece0')) +
    repeat(7, (i) => ellipse(-36 + i * 17, -118 + (i % 2) * 4, 13, 9, brush.tone('#fbf6ee', i % 2 ? -0.03 : 0.02))) +
    path(
      'M-162 -150C-176 -120 -152 -50 -100 -44H84C126 -48 150 -100 146 -172C120 -126 96 -98 40 -94C-20 -90 -60 -84 -92 -104C-124 -122 -134 -152 -120 -168C-132 -176 -152 -172 -162 -150Z',
      brush.down(paint, 0.08),
    ) +
    stroke('M-120 -168C-134 -152 -124 -122 -92 -104C-60 -84 -20 -90 40 -94C96 -98 120 -126 146 -172', gold, 4) +
    stroke('M-130 -84C-90 -58 60 -58 122 -92', gold, 2.4) +
    brush.bulb(-152, -128, 7) +
    brush.flowers(60, -66, 22, { count: 7, sprays: 8 })
  )
})

/** Two pairs of skis with poles, in the snow. */
export const skis = createObject('beside', [1, 2], (brush) => {
  const paint = brush.ownColour('#c8342f')
  const ski = (x: number, lean: number, colour: string) =>
    path(
      `M${x - 5} 0L${x - 5 + lean} -176C${x - 6 + lean} -192 ${x + 6 + lean} -192 ${x + 5 + lean} -176L${x + 5} 0Z`,
      brush.across(colour),
    ) + rect(x - 5 + lean * 0.45, -92, 10, 16, brush.tone('#2b2730'), { rx: 2 })
  const pole = (x: number, lean: number) =>
    line(x, 0, x + lean, -128, brush.tone('#55504e'), 2.4) +
    line(x + lean, -128, x + lean * 1.06, -140, brush.tone('#26222a'), 4.4) +
    ellipse(x + lean * 0.1, -12, 7, 2, brush.tone('#55504e'))
  return (
    brush.shadow(44) +
    pole(-38, 18) +
    pole(38, -18) +
    ski(-20, 24, paint) +
    ski(22, -26, '#2f5f8a') +
    ellipse(0, 0, 44, 8, brush.tone('#fbfcff'))
  )
})

/** A snowman with a top hat and a scarf. */
export const snowman = createObject('beside', [1.1, 1.8], (brush) => {
  const scarf = brush.ownColour('#b3263b')
  return (
    brush.shadow(48) +
    stroke('M-26 -92L-58 -118M-50 -111L-60 -104M26 -92L58 -122M52 -116L64 -112', brush.tone('#6b4a35'), 3.4) +
    brush.ball(0, -40, 44, '#f7f9fd') +
    brush.ball(0, -92, 32, '#f9fbfe') +
    brush.ball(0, -134, 23, '#fbfcff') +
    repeat(3, (i) => ellipse(0, -106 + i * 15, 3, 3, brush.tone('#2b2730'))) +
    ellipse(-8, -139, 2.4, 2.6, brush.tone('#2b2730')) +
    ellipse(8, -139, 2.4, 2.6, brush.tone('#2b2730')) +
    path('M-1 -136L22 -131L-1 -129Z', brush.tone('#e8862f')) +
    stroke('M-8 -124Q0 -119 8 -124', brush.tone('#2b2730'), 1.6) +
    stroke('M-22 -114Q0 -106 22 -114', brush.tone(scarf), 9) +
    path('M12 -112L24 -112L26 -78H14Z', brush.tone(scarf, -0.05)) +
    rect(-28, -156, 56, 6, brush.tone('#26222a'), { rx: 2 }) +
    rect(-18, -184, 36, 30, brush.across('#26222a'))
  )
})
