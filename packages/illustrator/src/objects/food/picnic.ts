import { d, ellipse, group, line, path, place, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import { drawBottle } from './drinks.ts'

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
