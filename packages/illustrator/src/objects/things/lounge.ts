import { listOf, SIDES } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import { drawWords } from '../words/draw-words.ts'

const GOLD = '#c9a04e'
const LEATHERS = ['#8a5a3a', '#5f6f6a', '#a8794c', '#6d3f38'] as const

/** A velvet sofa with a buttoned back, carved feet and cushions. */
export const sofa = createObject('beside', [2.2, 1.1], (brush) => {
  const velvet = brush.is('leather') ? brush.ownColour('#8a5232') : brush.paletteColour(1)
  const back = 'M-96 -34V-78C-92 -104 -46 -96 0 -108C46 -96 92 -104 96 -78V-34Z'
  const buttons = repeat(13, (i) => {
    const [row, column] = [i < 7 ? 0 : 1, i < 7 ? i : i - 7]
    const [x, y] = [(column - (row ? 2.5 : 3)) * 25, -80 + row * 20 + Math.abs(column - 3) * 1.6]
    return (
      stroke(d`M${x - 11} ${y - 9}L${x} ${y}L${x + 11} ${y - 9}`, brush.tone(velvet, -0.06), 1.3) +
      circle(x, y, 2, brush.tone(velvet, -0.12))
    )
  })
  const seats = [-48, 48].map((x) => rect(x - 47, -56, 94, 20, brush.down(velvet, 0.06), { rx: 8 }))
  return (
    brush.shadow(108) +
    [-92, -30, 30, 92]
      .map((x) => path(d`M${x - 5} -18L${x - 3} 0H${x + 3}L${x + 5} -18Z`, brush.tone('#5d3f2b')))
      .join('') +
    path(back, brush.down(velvet, 0.09)) +
    buttons +
    stroke('M-96 -78C-92 -104 -46 -96 0 -108C46 -96 92 -104 96 -78', brush.tone(GOLD, 0.04), 4) +
    seats.join('') +
    rect(-98, -38, 196, 22, brush.tone(velvet, -0.06), { rx: 6 }) +
    stroke('M-96 -16H96', brush.tone(GOLD), 4) +
    SIDES.map((side) => drawArmrest(brush, side, velvet)).join('') +
    drawCushion(brush, -62, brush.painter.spec.palette[0]) +
    drawCushion(brush, 60, '#f4ece0')
  )
})

function drawArmrest(brush: Brush, side: number, velvet: string): string {
  const arm = d`M${side * 78} -16V-54Q${side * 78} -72 ${side * 96} -72Q${side * 112} -70 ${side * 108} -52L${side * 102} -16Z`
  return (
    path(arm, brush.tone(velvet, side < 0 ? 0.03 : -0.05)) +
    ellipse(side * 94, -60, 11, 10, brush.tone(velvet, -0.02)) +
    ellipse(side * 94, -60, 5, 4.6, brush.tone(velvet, -0.1))
  )
}

function drawCushion(brush: Brush, x: number, colour: string): string {
  const shape = d`M${x - 19} -52Q${x - 15} -72 ${x - 20} -92Q${x} -86 ${x + 20} -92Q${x + 15} -72 ${x + 19} -52Q${x} -57 ${x - 19} -52Z`
  return path(shape, brush.across(colour, 0.06)) + ellipse(x - 4, -76, 9, 8, '#ffffff', { opacity: 0.14 })
}

/** A stack of vintage suitcases with flowers. */
export const suitcases = createObject('beside', [1.05, 1.3], (brush) => {
  const cases = [
    { x: 0, foot: 0, width: 98, height: 32 },
    { x: 4, foot: -33, width: 84, height: 28 },
    { x: -5, foot: -62, width: 66, height: 24 },
  ]
  return (
    brush.shadow(54) +
    cases.map((at, i) => drawSuitcase(brush, at, LEATHERS[i] as string)).join('') +
    brush.flowers(-4, -106, 27, { squash: 0.8 })
  )
})

function drawSuitcase(
  brush: Brush,
  at: { x: number; foot: number; width: number; height: number },
  leather: string,
): string {
  const { x, foot, width, height } = at
  const [left, top] = [x - width / 2, foot - height]
  const corners = SIDES.flatMap((side) =>
    [top, foot - 8].map((y) =>
      rect(side < 0 ? left : left + width - 9, y, 9, 8, brush.tone('#d4b483', -0.05), { rx: 2.5 }),
    ),
  )
  const straps = SIDES.map((side) => {
    const sx = x + side * width * 0.27
    return (
      rect(sx - 4, top, 8, height, brush.tone('#4a2f22')) +
      rect(sx - 5, top + height * 0.4, 10, 7, brush.tone(GOLD), { rx: 1 })
    )
  })
  return (
    brush.box(x, foot, width, height, leather, 12) +
    line(left, top + height * 0.42, left + width, top + height * 0.42, brush.tone(leather, -0.13), 1.6) +
    straps.join('') +
    corners.join('') +
    stroke(
      d`M${x - 10} ${top + height * 0.5}Q${x} ${top + height * 0.78} ${x + 10} ${top + height * 0.5}`,
      brush.tone('#3a251b'),
      3,
    )
  )
}

/** A tall mirror in a gilded frame, with a written greeting. */
export const mirror = createObject('beside', [1.15, 2.05], (brush) => {
  const { painter, detail } = brush
  const arch = (half: number, foot: number, top: number) =>
    d`M${-half} ${foot}V${top + half}C${-half} ${top + half * 0.3} ${-half * 0.5} ${top} 0 ${top}C${half * 0.5} ${top} ${half} ${top + half * 0.3} ${half} ${top + half}V${foot}Z`
  const [above, , below] = painter.light.sky
  const gold = brush.ownColour(GOLD)
  const leaves = listOf(5, (i) => brush.foliage(-46 + i * 7, -150 - i * 11, 13, '#6f8a63'))
  return (
    brush.shadow(52) +
    SIDES.map((side) => line(side * 34, -40, side * 46, 0, brush.tone('#6d5030'), 6)).join('') +
    path(arch(50, -8, -196), brush.across(gold, 0.13)) +
    path(arch(45, -13, -190), brush.tone(gold, -0.1)) +
    path(arch(42, -16, -187), painter.gradient(above, brush.tone('#a9b79a', 0.04), { middle: below })) +
    path('M-40 -60L14 -182L30 -176L-38 -20Z', '#ffffff', { opacity: 0.16 }) +
    path('M-22 -20L40 -130L40 -104L-4 -18Z', '#ffffff', { opacity: 0.12 }) +
    repeat(18, (i) => circle(i % 2 ? 47.5 : -47.5, -22 - Math.floor(i / 2) * 13, 2.6, brush.tone(gold, 0.1))) +
    drawWords(painter, detail.text ?? 'welcome', {
      x: 0,
      y: -112,
      width: 66,
      height: 34,
      colour: brush.tone('#fffdf6'),
      slant: 0.2,
    }) +
    leaves.join('') +
    brush.flowers(-34, -176, 24) +
    brush.flowers(34, -22, 22)
  )
})
