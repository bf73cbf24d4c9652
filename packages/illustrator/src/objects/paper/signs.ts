import { ellipse, line, path, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import { drawWords } from '../words/draw-words.ts'

/** A wooden sign on an easel, with flowers in its corner. */
export const welcomeSign = createObject('front', [1, 1.75], (brush) => {
  const board = brush.ownColour('#fbf5ea')
  return (
    drawEasel(brush) +
    rect(-46, -160, 92, 122, brush.tone('#a97c52'), { rx: 2 }) +
    rect(-41, -155, 82, 112, brush.down(board, 0.02)) +
    drawWords(brush.painter, brush.detail.text ?? 'Welcome', {
      x: 0,
      y: -108,
      width: 68,
      height: 46,
      colour: brush.tone('#4a3a34'),
      slant: 0.2,
      weight: 0.09,
    }) +
    line(-20, -78, 20, -78, brush.tone('#b58f6a'), 1.2) +
    repeat(2, (i) => line(-14 + i * 4, -70 + i * 8, 14 - i * 4, -70 + i * 8, brush.tone('#8f7a6a'), 1)) +
    brush.flowers(-38, -152, 21, { count: 8, sprays: 9 }) +
    brush.flowers(38, -48, 17, { count: 6, sprays: 8 })
  )
})

function drawEasel(brush: Brush): string {
  const wood = brush.tone('#8a6242')
  return (
    brush.shadow(44) +
    line(0, -170, 8, -10, brush.tone('#6d4c33'), 4) +
    line(-10, -176, -42, 0, wood, 5) +
    line(10, -176, 42, 0, wood, 5) +
    line(-50, -36, 50, -36, wood, 6)
  )
}

/** A framed blackboard with chalk writing. */
export const chalkboard = createObject('front', [0.95, 1.3], (brush) => {
  const chalk = '#f6f3ec'
  return (
    brush.shadow(44) +
    path('M-44 0L-36 -124H36L44 0H38L33 -20H-33L-38 0Z', brush.across('#9a6f48')) +
    path('M-34 -28L-30 -118H30L34 -28Z', brush.down('#33403a')) +
    ellipse(-6, -84, 20, 12, '#ffffff', { opacity: 0.05 }) +
    drawWords(brush.painter, brush.detail.text ?? 'Menu', {
      x: 0,
      y: -98,
      width: 46,
      height: 24,
      colour: chalk,
      slant: 0.15,
      weight: 0.09,
    }) +
    stroke('M-14 -82Q0 -76 14 -82', chalk, 1, { opacity: 0.8 }) +
    repeat(4, (i) =>
      line(-18 + (i % 2) * 4, -70 + i * 10, 18 - (i % 2) * 5, -70 + i * 10, chalk, 1.2, { opacity: 0.65 }),
    ) +
    brush.flowers(30, -120, 15, { count: 6, sprays: 7 })
  )
})

/** A mirror in a golden frame with columns of names. */
export const seatingChart = createObject('beside', [1.4, 2], (brush) => {
  const ink = brush.tone('#5a4a44')
  const columns = repeat(3, (column) => {
    const x = -36 + column * 36
    return (
      line(x - 8, -136, x + 8, -136, brush.tone('#b58a44'), 1.6) +
      repeat(9, (row) =>
        line(x - 12 + ((row * 7) % 5), -126 + row * 10, x + 12 - ((row * 3) % 5), -126 + row * 10, ink, 1.1, {
          opacity: 0.7,
        }),
      )
    )
  })
  return (
    brush.shadow(64) +
    line(-50, 0, -44, -30, brush.tone('#8a6242'), 5) +
    line(50, 0, 44, -30, brush.tone('#8a6242'), 5) +
    rect(-62, -188, 124, 172, brush.across(brush.ownColour('#c9a24f')), { rx: 3 }) +
    rect(-56, -182, 112, 160, brush.painter.gradient(brush.tone('#fdf9f2'), brush.tone('#e9e4dc'))) +
    path('M-56 -60L40 -182H56V-160L-56 -22Z', '#ffffff', { opacity: 0.3 }) +
    drawWords(brush.painter, brush.detail.text ?? 'Find your seat', {
      x: 6,
      y: -156,
      width: 76,
      height: 30,
      colour: ink,
      slant: 0.2,
      weight: 0.1,
    }) +
    columns +
    brush.flowers(-60, -186, 21, { count: 8, sprays: 9 }) +
    brush.flowers(54, -30, 22, { count: 8, sprays: 8 })
  )
})
