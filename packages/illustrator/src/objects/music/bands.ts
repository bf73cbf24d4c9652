import { circle, d, ellipse, line, path, rect, repeat } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import { drawSpeaker } from './keys.ts'
import { drawPlayer } from './player.ts'
import { drawGuitar } from './strings.ts'

/** A low stage with truss, curtain and lights. */
export const stage = createObject('behind', [6.4, 3.8], (brush) => drawPlatform(brush))

/** A band on a low stage: singer, guitars, drums and loudspeakers. */
export const band = createObject('behind', [6, 3.4], (brush) => {
  const clothes = brush.ownColour('#2f3a4a')
  return (
    drawPlatform(brush) +
    drawDrums(brush, 10, -46) +
    drawGuitarist(brush, -150, clothes) +
    drawGuitarist(brush, 160, '#6b2434') +
    drawSinger(brush, -40)
  )
})

function drawPlatform(brush: Brush): string {
  const cloth = '#5a2236'
  const folds = repeat(22, (i) =>
    rect(-262 + i * 24, -306, 12, 270, brush.tone(cloth, i % 2 ? 0.035 : -0.03), { opacity: 0.7 }),
  )
  const lamps = repeat(6, (i) => {
    const x = -220 + i * 88
    const colour = ['#ff9fc0', '#ffd98a', '#9fc8ff'][i % 3] as string
    brush.painter.glow(x, -300, 70, colour, 0.3 + brush.painter.light.glow * 0.4)
    return (
      path(d`M${x - 8} -330H${x + 8}L${x + 11} -308H${x - 11}Z`, brush.tone('#2b2730')) +
      ellipse(x, -308, 10, 3.4, colour)
    )
  })
  return (
    brush.shadow(300) +
    rect(-264, -312, 528, 280, brush.down(cloth)) +
    folds +
    [-274, 266].map((x) => rect(x, -340, 10, 312, brush.tone('#55505a'))).join('') +
    rect(-280, -342, 562, 12, brush.tone('#66606a')) +
    repeat(28, (i) => line(-280 + i * 20, -342, -270 + i * 20, -330, brush.tone('#8d8790'), 1.4)) +
    lamps +
    path('M-290 -28L-250 -56H250L290 -28Z', brush.tone('#9a6f4c')) +
    repeat(5, (i) => line(-284 + i * 7, -33 - i * 5, 284 - i * 7, -33 - i * 5, brush.tone('#84593c'), 0.9)) +
    rect(-290, -28, 580, 28, brush.down('#3c2f33')) +
    drawSpeakers(brush)
  )
}

function drawSpeakers(brush: Brush): string {
  return [-262, 262].map((x) => drawSpeaker(brush, x)).join('')
}

function drawDrums(brush: Brush, x: number, y: number): string {
  const shell = brush.ownColour('#b8353f')
  const cymbal = (cx: number, cy: number) =>
    line(x + cx, y + cy, x + cx, y, brush.tone('#8d8883'), 2) + ellipse(x + cx, y + cy, 24, 5, brush.tone('#e0b855'))
  return (
    drawPlayer(
      brush,
      {
        x,
        y: y - 4,
        clothes: '#e9e2d8',
        isSeated: true,
        hands: [
          [-34, -78],
          [34, -78],
        ],
      },
      '',
    ) +
    cymbal(-62, -104) +
    cymbal(64, -108) +
    brush.cylinder(x - 46, y, 40, 50, shell) +
    brush.cylinder(x + 48, y, 42, 46, shell) +
    circle(x, y - 30, 32, brush.tone(shell)) +
    circle(x, y - 30, 27, brush.tone('#fbf6ec')) +
    line(x - 34, y - 82, x - 22, y - 62, brush.tone('#e7d2a8'), 2.4) +
    line(x + 34, y - 82, x + 24, y - 62, brush.tone('#e7d2a8'), 2.4)
  )
}

function drawGuitarist(brush: Brush, x: number, clothes: string): string {
  return drawPlayer(
    brush,
    {
      x,
      y: -36,
      clothes,
      hands: [
        [-14, -92],
        [40, -116],
      ],
    },
    drawGuitar(brush, x - 8, -130, 42, 62),
  )
}

function drawSinger(brush: Brush, x: number): string {
  const stand =
    line(x + 14, -36, x + 14, -178, brush.tone('#c9c5bf'), 2.4) +
    ellipse(x + 14, -36, 14, 4, brush.tone('#3a3236')) +
    line(x + 14, -178, x + 4, -188, brush.tone('#2b2730'), 5)
  const gown = d`M${x - 15} -124H${x + 15}L${x + 30} -36H${x - 30}Z`
  const sparkle = brush.ownColour('#c9a24f')
  return drawPlayer(
    brush,
    {
      x,
      y: -36,
      clothes: sparkle,
      trousers: sparkle,
      hands: [
        [4, -128],
        [14, -122],
      ],
    },
    path(gown, brush.across(sparkle)) + stand,
  )
}
