import { circle, d, ellipse, line, path, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import { drawBottle } from './drinks.ts'

/** Oak barrels: one upright with flowers, one on its side. */
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
