import { circle, d, line, path, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import { drawWords } from '../words/draw-words.ts'

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
