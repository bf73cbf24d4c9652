import { listOf, SIDES } from '../../base/geometry.ts'
import { leafMark, limbMark } from '../../base/marks.ts'
import { circle, d, ellipse, group, line, path, place, polygon, repeat, ring, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'

const IRON = '#4d5560'
const WEATHERED = '#b3a595'
const BOARD =
  'M0 -226C17 -200 29 -150 29 -104C29 -60 22 -22 10 -2H-10C-22 -22 -29 -60 -29 -104C-29 -150 -17 -200 0 -226Z'

/** Two surfboards that stand in the sand. */
export const surfboard = createObject('beside', [1.5, 2.3], (brush) => {
  const colours = [brush.paletteColour(0), '#f3ead8'] as const
  return (
    brush.shadow(62) +
    group({ transform: place(32, -2, 9) }, drawBoard(brush, colours[1], brush.paletteColour(1))) +
    group({ transform: place(-26, 0, -6) }, drawBoard(brush, colours[0], '#fbf4e8')) +
    brush.dabs(0, -2, 60, 7, 34, 6, ['#d9c39b', '#e6d5b4', '#c9b083']) +
    brush.flowers(4, -12, 24, { squash: 0.7, count: 7 })
  )
})

function drawBoard(brush: Brush, colour: string, band: string): string {
  return (
    path(BOARD, brush.across(colour, 0.08)) +
    path('M-26 -132C-10 -120 10 -120 26 -132L28 -112C12 -98 -12 -98 -28 -112Z', brush.tone(band)) +
    path('M-28 -102C-12 -88 12 -88 28 -102L28.6 -96C12 -82 -12 -82 -28.6 -96Z', brush.tone(band, -0.05)) +
    line(0, -222, 0, -4, brush.tone('#9a6b42'), 2) +
    path('M-8 -208C-22 -170 -25 -120 -24 -70C-18 -120 -14 -170 -8 -208Z', '#ffffff', { opacity: 0.3 })
  )
}

/** A ship's anchor with a rope and flowers. */
export const anchor = createObject('beside', [1.5, 1.8], (brush) => {
  const fluke = (side: number) =>
    path(
      d`M0 -6C${side * 34} -8 ${side * 54} -28 ${side * 58} -58L${side * 72} -50L${side * 64} -84L${side * 38} -62L${side * 49} -58C${side * 44} -36 ${side * 26} -24 0 -22Z`,
      brush.tone(IRON, side < 0 ? 0.04 : -0.05),
    )
  const iron =
    SIDES.map(fluke).join('') +
    path('M-6 -148H6L9 -8Q0 0 -9 -8Z', brush.across(IRON, 0.1)) +
    ring(0, -158, 12, brush.tone(IRON, 0.02), 6) +
    line(-38, -126, 38, -126, brush.tone(IRON, -0.04), 9) +
    SIDES.map((side) => circle(side * 40, -126, 7, brush.tone(IRON))).join('')
  const rope = 'M0 -146C34 -150 26 -104 0 -100C-26 -96 -28 -64 0 -62C28 -60 30 -26 54 -6C70 6 96 4 88 -8'
  return (
    brush.shadow(70) +
    group({ transform: place(0, 0, 9) }, iron) +
    stroke(rope, brush.tone('#a98d5f', -0.06), 7) +
    stroke(rope, brush.tone('#dcc595'), 4) +
    brush.flowers(8, -98, 26) +
    brush.flowers(-38, -10, 26, { squash: 0.7 })
  )
})

/** Sea shells and a starfish on a patch of sand. */
export const shells = createObject(
  'aisle',
  [0.45, 0.25],
  (brush) =>
    group(
      { transform: place(0, 0, 0, 0.6) },
      brush.shadow(34) +
        brush.dabs(0, -1, 36, 6, 26, 5, ['#e2cfa8', '#d3bd92', '#eddfc2']) +
        drawScallop(brush, -15, -2, 19, '#f0c3ae') +
        drawStarfish(brush, 17, -11) +
        drawConch(brush) +
        drawScallop(brush, -32, 1, 9, '#f7e9dc') +
        drawScallop(brush, 33, 1, 10, '#e6b6b8'),
    ),
  12,
)

function drawScallop(brush: Brush, x: number, foot: number, radius: number, colour: string): string {
  const rays = listOf(9, (i) => {
    const angle = Math.PI + ((i + 0.5) / 9) * Math.PI
    return [x + Math.cos(angle) * radius, foot - radius * 0.35 + Math.sin(angle) * radius * 0.9] as const
  })
  const hem = rays.map(([px, py]) => circle(px, py, radius * 0.2, brush.tone(colour))).join('')
  const fan = polygon([[x - radius * 0.2, foot], ...rays, [x + radius * 0.2, foot]], brush.across(colour, 0.06))
  return hem + fan + rays.map(([px, py]) => line(x, foot - 1, px, py, brush.tone(colour, -0.1), radius * 0.06)).join('')
}

function drawStarfish(brush: Brush, x: number, y: number): string {
  const colour = brush.ownColour('#e58a5a')
  const arms = repeat(5, (i) =>
    leafMark([x + Math.cos((i * 72 - 90) / 57.3) * 8, y + Math.sin((i * 72 - 90) / 57.3) * 7], 22, 6.4, i * 72 - 90),
  )
  const dots = repeat(15, (i) =>
    circle(
      x + Math.cos((Math.floor(i / 3) * 72 - 90) / 57.3) * (4 + (i % 3) * 4),
      y + Math.sin((Math.floor(i / 3) * 72 - 90) / 57.3) * (4 + (i % 3) * 4) * 0.9,
      0.9,
      brush.tone('#fbe0c4'),
    ),
  )
  return (
    path(arms, brush.tone(colour, -0.07), { transform: 'translate(1 1.6)' }) +
    path(arms, brush.tone(colour)) +
    circle(x, y, 6, brush.tone(colour)) +
    dots
  )
}

function drawConch(brush: Brush): string {
  const cone = 'M-8 0C-2 -10 10 -12 18 -6C22 -3 26 -1 34 2C24 6 8 7 -2 5C-7 4 -10 3 -8 0Z'
  return (
    path(cone, brush.down('#f2dcc6', 0.06)) +
    path('M-6 2C0 -5 10 -4 14 0C8 5 -2 6 -6 2Z', brush.tone('#dd9a86')) +
    stroke('M14 -7Q18 0 15 5M20 -5Q23 0 21 4M26 -2Q28 1 26 3', brush.tone('#c9a488'), 1)
  )
}

/** A bleached tree trunk with bare limbs, on pebbles. */
export const driftwood = createObject('front', [2.1, 0.95], (brush) => {
  const limbs = [
    limbMark([-92, -12], [70, -26], 30, 17, 10),
    limbMark([30, -26], [96, -62], 14, 4, -6),
    limbMark([-20, -22], [8, -86], 15, 4, 12),
    limbMark([-2, -56], [34, -78], 7, 2.4, -5),
    limbMark([-66, -18], [-96, -58], 12, 3, -6),
    limbMark([62, -26], [104, -16], 14, 5, 4),
  ]
  const grain = repeat(16, (i) =>
    stroke(
      d`M${-80 + i * 9} ${-8 - (i % 4) * 6 - i * 0.7}q14 -4 ${24} -2`,
      brush.tone(WEATHERED, i % 2 ? -0.14 : 0.08),
      1.3,
    ),
  )
  return (
    brush.shadow(98) +
    path(limbs.join(''), brush.tone(WEATHERED, -0.1), { transform: 'translate(1 3)' }) +
    path(limbs.join(''), brush.down(WEATHERED, 0.07)) +
    grain +
    ellipse(-92, -12, 6, 14, brush.tone('#d2c3ae')) +
    ellipse(-92, -12, 3, 8, brush.tone(WEATHERED, -0.08)) +
    [-60, -40, 46, 66, 84]
      .map((x, i) => brush.ball(x, 0, 6 + (i % 3) * 2, i % 2 ? '#a39b93' : '#c4bcb2', 0.66))
      .join('') +
    brush.flowers(-44, -30, 25, { squash: 0.75 })
  )
})
