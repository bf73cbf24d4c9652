import { circle, d, line, path, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import { drawPlayer } from './player.ts'
import { drawFiddle, drawGuitar } from './strings.ts'

/** Three mariachi musicians in embroidered suits and wide hats. */
export const mariachi = createObject('beside', [2.8, 1.95], (brush) => {
  const suit = brush.ownColour('#1f1c22')
  const player = (x: number, hands: Parameters<typeof drawPlayer>[1]['hands'], held: string) =>
    drawPlayer(
      brush,
      { x, clothes: suit, trousers: suit, hands, headwear: (hx, hy) => drawSombrero(brush, hx, hy) },
      held,
    ) + drawTrim(brush, x)
  return (
    brush.shadow(130) +
    player(
      -88,
      [
        [-30, -112],
        [-2, -134],
      ],
      drawFiddle(brush, -70, -124, 27, -68) + line(-124, -100, -66, -136, brush.tone('#5a3824'), 1.6),
    ) +
    player(
      88,
      [
        [-10, -146],
        [4, -146],
      ],
      drawTrumpet(brush, 84, -148),
    ) +
    player(
      0,
      [
        [-14, -92],
        [42, -118],
      ],
      drawGuitar(brush, -6, -94, 54, 62),
    )
  )
})

function drawSombrero(brush: Brush, x: number, y: number): string {
  return (
    path(d`M${x - 11} ${y - 7}C${x - 8} ${y - 36} ${x + 8} ${y - 36} ${x + 11} ${y - 7}Z`, brush.across('#2b2730')) +
    path(
      d`M${x - 36} ${y - 12}Q${x} ${y + 6} ${x + 36} ${y - 12}Q${x + 26} ${y + 2} ${x} ${y + 2}Q${x - 26} ${y + 2} ${x - 36} ${y - 12}Z`,
      brush.tone('#332c34'),
    ) +
    stroke(
      d`M${x - 36} ${y - 12}Q${x - 26} ${y + 2} ${x} ${y + 2}Q${x + 26} ${y + 2} ${x + 36} ${y - 12}`,
      brush.tone('#e0b855'),
      1.8,
    ) +
    stroke(d`M${x - 10} ${y - 12}Q${x} ${y - 7} ${x + 10} ${y - 12}`, brush.tone('#e0b855'), 2.4)
  )
}

/** Draws silver buttons along the seams, and a red bow. */
function drawTrim(brush: Brush, x: number): string {
  const buttons = repeat(
    8,
    (i) =>
      circle(x - 13, -72 + i * 8.6, 1.4, brush.tone('#e8e2d6')) +
      circle(x + 13, -72 + i * 8.6, 1.4, brush.tone('#e8e2d6')),
  )
  return buttons + path(d`M${x} -140L${x - 10} -146V-134ZM${x} -140L${x + 10} -146V-134Z`, brush.tone('#c8202a'))
}

function drawTrumpet(brush: Brush, x: number, y: number): string {
  const brass = brush.tone('#e0b24a')
  return (
    line(x, y - 8, x - 44, y + 4, brass, 3.6) +
    path(d`M${x - 36} ${y + 1}L${x - 58} ${y - 4}V${y + 20}Z`, brass) +
    rect(x - 22, y - 8, 10, 14, brush.tone('#c8963a'), { rx: 2 })
  )
}
