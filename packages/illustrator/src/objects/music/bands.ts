import { circle, d, ellipse, line, path, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import { drawSpeaker } from './keys.ts'
import { drawPlayer } from './player.ts'
import { drawFiddle, drawGuitar } from './strings.ts'

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

/** Silver buttons along the seams, and a red bow. */
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

/** A piper in a kilt with bagpipes. */
export const bagpipes = createObject('beside', [0.9, 1.95], (brush) => {
  const tartan = brush.ownColour('#8a2a33')
  const checks = repeat(7, (i) =>
    line(-22 + i * 7, -92, -26 + i * 8.4, -44, brush.tone(i % 2 ? '#1f4a3c' : '#e5c35a'), 1.6, { opacity: 0.8 }),
  )
  const kilt =
    rect(-13, -46, 9, 42, brush.tone('#f1ebe0')) +
    rect(4, -46, 9, 42, brush.tone('#f1ebe0')) +
    path('M-18 -96H18L27 -44H-27Z', brush.across(tartan)) +
    checks +
    [-80, -62].map((y) => line(-21, y, 21, y, brush.tone('#1f4a3c'), 2.4, { opacity: 0.8 })).join('') +
    ellipse(0, -68, 7, 10, brush.tone('#e9e2d6'))
  const drones = [0, 1, 2]
    .map(
      (i) =>
        stroke(d`M22 -116L${34 + i * 10} ${-190 + i * 12}`, brush.tone('#2c211d'), 3.4) +
        line(30 + i * 6, -160 + i * 6, 32 + i * 6, -172 + i * 7, brush.tone('#efe6d4'), 4),
    )
    .join('')
  const bag = path('M-6 -112C6 -134 40 -124 36 -104C30 -86 -4 -92 -6 -112Z', brush.across(tartan))
  const chanter =
    line(-4, -108, -14, -80, brush.tone('#2c211d'), 3.4) + line(-2, -154, 8, -120, brush.tone('#2c211d'), 2.4)
  const bonnet = (x: number, y: number) =>
    path(d`M${x - 11} ${y - 5}L${x - 7} ${y - 17}L${x + 12} ${y - 15}L${x + 11} ${y - 5}Z`, brush.tone('#26222a')) +
    circle(x + 2, y - 17, 3, brush.tone('#c8202a'))
  return (
    brush.shadow(30) +
    drones +
    drawPlayer(
      brush,
      {
        x: 0,
        clothes: '#26303a',
        trousers: '#e6b694',
        hands: [
          [-10, -90],
          [-2, -102],
        ],
        headwear: bonnet,
      },
      kilt + bag + chanter,
    )
  )
})

/** A drummer with a dhol. */
export const dhol = createObject('beside', [1.1, 1.8], (brush) => {
  const silk = brush.ownColour('#d9782b')
  const turban = (x: number, y: number) =>
    path(
      d`M${x - 12} ${y - 2}C${x - 16} ${y - 22} ${x + 16} ${y - 24} ${x + 12} ${y - 2}Q${x} ${y - 12} ${x - 12} ${y - 2}Z`,
      brush.tone('#b8283f'),
    ) + stroke(d`M${x - 10} ${y - 6}Q${x + 2} ${y - 18} ${x + 12} ${y - 8}`, brush.tone('#e5b84a'), 1.6)
  const drum =
    path('M-36 -112C-20 -122 20 -122 36 -112V-72C20 -62 -20 -62 -36 -72Z', brush.down('#a8552b')) +
    repeat(7, (i) => line(-34 + i * 11.4, -112, -28 + i * 9.4, -70, brush.tone('#f3e2bd'), 1.3)) +
    ellipse(-37, -92, 8, 20, brush.tone('#f6ead2')) +
    ellipse(37, -92, 8, 20, brush.tone('#e6d4b4')) +
    stroke('M-30 -116L16 -142', brush.tone('#e5b84a'), 3)
  const kurta = path('M-19 -110H19L26 -44H-26Z', brush.across(silk)) + line(-26, -46, 26, -46, brush.tone('#e5b84a'), 3)
  const sticks = line(-52, -84, -38, -110, brush.tone('#8a6744'), 3) + line(52, -96, 38, -82, brush.tone('#8a6744'), 3)
  return (
    brush.shadow(36) +
    drawPlayer(
      brush,
      {
        x: 0,
        clothes: silk,
        trousers: '#f6efe2',
        hands: [
          [-40, -108],
          [42, -88],
        ],
        headwear: turban,
      },
      kurta + drum + sticks,
    )
  )
})
