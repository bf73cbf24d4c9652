import { line, repeat } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'

const STRAW = '#d9b664'

/** Three stacked bales of straw. */
export const hayBales = createObject(
  'beside',
  [1.9, 1.1],
  (brush) =>
    brush.shadow(98) +
    drawBale(brush, -48, 0) +
    drawBale(brush, 48, 0) +
    drawBale(brush, 2, -44) +
    brush.flowers(14, -96, 24, { squash: 0.7, count: 8 }),
  2,
)

function drawBale(brush: Brush, x: number, foot: number): string {
  const { random } = brush
  const straws = repeat(44, () => {
    const [px, py] = [x + random.range(-44, 40), foot - random.range(2, 40)]
    return line(
      px,
      py,
      px + random.range(5, 13),
      py + random.range(-3, 3),
      brush.tone(STRAW, random.range(-0.13, 0.1)),
      1.3,
    )
  })
  const twine = [-22, 22].map((dx) => line(x + dx, foot, x + dx, foot - 43, brush.tone('#a05f3c'), 2)).join('')
  return brush.box(x, foot, 92, 42, STRAW, 22) + straws + twine
}
