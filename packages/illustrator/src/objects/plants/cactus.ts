import { SIDES } from '../../base/geometry.ts'
import { circle, d, ellipse, line, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'

const SKIN = '#5f8a5c'
const TRUNK = 'M0 -16V-196'
const ARMS = ['M0 -82C-62 -82 -56 -92 -56 -150', 'M0 -60C58 -60 52 -74 52 -128'] as const

/** A saguaro with two arms, and round cacti at its base. */
export const cactus = createObject(
  'beside',
  [1.7, 2.3],
  (brush) =>
    brush.shadow(74) +
    brush.dabs(0, 0, 50, 6, 16, 5, ['#b9a283', '#9c8a72']) +
    ARMS.map((arm) => drawLimb(brush, arm, 27)).join('') +
    drawLimb(brush, TRUNK, 42) +
    drawSpines(brush) +
    drawBloom(brush, 0, -216) +
    drawBloom(brush, -56, -162) +
    drawBarrel(brush, -58, 22) +
    drawBarrel(brush, 54, 17),
  2,
)

/** Draws a ribbed limb: strokes of decreasing width along the same line, from shade to light. */
function drawLimb(brush: Brush, data: string, width: number): string {
  return (
    stroke(data, brush.tone(SKIN, -0.1), width) +
    stroke(data, brush.tone(SKIN, -0.01), width * 0.82, { transform: 'translate(-2 -1)' }) +
    stroke(data, brush.tone(SKIN, -0.08), width * 0.5, { transform: 'translate(-2 -1)' }) +
    stroke(data, brush.tone(SKIN, 0.06), width * 0.36, { transform: 'translate(-3 -1)' }) +
    stroke(data, brush.tone(SKIN, 0), width * 0.1, { transform: 'translate(-3 -1)' })
  )
}

function drawSpines(brush: Brush): string {
  const spine = brush.tone('#eee3c4')
  return repeat(54, (i) => {
    const [row, column] = [Math.floor(i / 3), i % 3]
    const [x, y] = [(column - 1) * 12 - 2, -12 - row * 11]
    return line(x, y, x + (column - 1) * 4, y - 4, spine, 1, { opacity: 0.8 })
  })
}

function drawBloom(brush: Brush, x: number, y: number): string {
  const colour = brush.ownColour('#e8688e')
  const petals = repeat(7, (i) => {
    const transform = `rotate(${-75 + i * 25} ${Math.round(x)} ${Math.round(y)})`
    return ellipse(x, y - 8, 3.6, 9, brush.tone(colour, (i % 2) * 0.06), { transform })
  })
  return petals + circle(x, y - 6, 3.4, brush.tone('#f6cf62'))
}

function drawBarrel(brush: Brush, x: number, radius: number): string {
  const y = -radius * 0.82
  const ribs = [0.25, 0.6, 0.88]
    .flatMap((share) => SIDES.map((side) => side * share))
    .map((share) =>
      stroke(
        d`M${x + share * radius * 0.4} ${y - radius * 0.86}Q${x + share * radius * 1.3} ${y} ${x + share * radius * 0.5} ${y + radius * 0.8}`,
        brush.tone(SKIN, -0.13),
        1.3,
      ),
    )
  return brush.ball(x, y, radius, '#76995f', 0.94) + ribs.join('') + drawBloom(brush, x, y - radius * 0.86)
}
