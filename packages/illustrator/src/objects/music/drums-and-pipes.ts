import { circle, d, ellipse, line, path, rect, repeat, stroke } from '../../base/svg.ts'
import { createObject } from '../brush.ts'
import { drawPlayer } from './player.ts'

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
