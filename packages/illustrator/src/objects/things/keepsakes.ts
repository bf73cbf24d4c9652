import { SIDES } from '../../base/geometry.ts'
import { circle, d, ellipse, group, line, path, place, polygon, rect, repeat, ring, stroke } from '../../base/svg.ts'
import { type Brush, createObject, TILT } from '../brush.ts'

const BRASS = '#c8973f'
const WOOD = '#7d5638'
const WRAPS = ['#f4ece2', '#d9c3a0'] as const

/** A brass bell that hangs in a wooden frame. */
export const bell = createObject('beside', [1.5, 2.2], (brush) => {
  const body =
    'M-10 -158C-26 -152 -26 -112 -34 -96C-38 -88 -42 -86 -44 -80H44C42 -86 38 -88 34 -96C26 -112 26 -152 10 -158Z'
  return (
    brush.shadow(72) +
    SIDES.map(
      (side) =>
        line(side * 62, 0, side * 54, -198, brush.tone(WOOD, side * -0.04), 11) +
        line(side * 80, 0, side * 44, 0, brush.tone(WOOD, -0.06), 9),
    ).join('') +
    line(-68, -196, 68, -196, brush.tone(WOOD, 0.04), 13) +
    ring(0, -170, 9, brush.tone('#4a3a30'), 5) +
    circle(0, -72, 9, brush.tone('#6d4c1c')) +
    path(body, brush.painter.gradient(brush.tone(BRASS, 0.12), brush.tone(BRASS, -0.16), { across: true })) +
    path('M-20 -146C-24 -124 -28 -100 -32 -92L-22 -90C-18 -110 -16 -134 -12 -150Z', '#fff6d8', { opacity: 0.5 }) +
    ellipse(0, -80, 44, 44 * TILT, brush.tone('#6d4c1c')) +
    stroke('M-44 -81Q0 -68 44 -81', brush.tone(BRASS, 0.06), 5) +
    stroke('M-34 -98Q0 -88 34 -98', brush.tone(BRASS, -0.1), 2.4) +
    circle(0, -70, 8, brush.tone('#8a6428')) +
    drawBow(brush, 0, -176) +
    SIDES.map((side) => brush.flowers(side * 58, -196, 25)).join('')
  )
})

function drawBow(brush: Brush, x: number, y: number): string {
  const ribbon = brush.ownColour('#f6efe6')
  return (
    SIDES.map((side) =>
      path(
        d`M${x} ${y}C${x + side * 10} ${y - 14} ${x + side * 26} ${y - 10} ${x + side * 22} ${y + 2}C${x + side * 20} ${y + 10} ${x + side * 8} ${y + 6} ${x} ${y}Z`,
        brush.tone(ribbon, side < 0 ? 0.02 : -0.06),
      ),
    ).join('') +
    SIDES.map((side) =>
      path(
        d`M${x} ${y}Q${x + side * 8} ${y + 20} ${x + side * 14} ${y + 36}L${x + side * 20} ${y + 30}Q${x + side * 10} ${y + 14} ${x} ${y}Z`,
        brush.tone(ribbon, -0.03),
      ),
    ).join('') +
    circle(x, y, 4.4, brush.tone(ribbon, -0.08))
  )
}

/** A tall case clock with a round dial and a pendulum. */
export const clock = createObject('beside', [0.8, 2.3], (brush) => {
  const dial = circle(0, -178, 27, brush.tone(BRASS)) + circle(0, -178, 24, brush.tone('#fbf5e6'))
  const hours = repeat(12, (i) => {
    const transform = `rotate(${i * 30} 0 -178)`
    return rect(-1, -200, 2, i % 3 ? 4 : 7, brush.tone('#2c2422'), { transform })
  })
  return (
    brush.shadow(38) +
    brush.box(0, 0, 72, 40, WOOD, 14) +
    brush.box(0, -38, 54, 104, WOOD, 8) +
    rect(-19, -130, 38, 84, brush.tone('#2a1c17'), { rx: 3 }) +
    line(0, -136, 0, -72, brush.tone(BRASS), 2.4) +
    brush.ball(0, -66, 11, BRASS) +
    path('M-19 -50L-2 -130H8L-12 -46Z', '#ffffff', { opacity: 0.12 }) +
    brush.box(0, -138, 72, 76, WOOD, 10) +
    path('M-40 -212C-34 -230 -14 -224 0 -240C14 -224 34 -230 40 -212Z', brush.down(WOOD, 0.08)) +
    brush.ball(0, -242, 6, BRASS) +
    dial +
    hours +
    line(0, -178, -10, -190, brush.tone('#2c2422'), 3) +
    line(0, -178, 5, -198, brush.tone('#2c2422'), 2) +
    circle(0, -178, 2.6, brush.tone('#2c2422')) +
    brush.flowers(-30, -6, 22, { squash: 0.7 })
  )
})

/** An antique globe on a wooden stand. */
export const globe = createObject('beside', [1, 1.35], (brush) => {
  const sea = '#7fa6a8'
  const land = brush.tone('#d8bf86')
  const continents = [
    'M-34 -104C-28 -122 -12 -124 -8 -116C-4 -108 -16 -104 -18 -96C-20 -90 -28 -94 -34 -104Z',
    'M-18 -88C-8 -92 -2 -84 -6 -74C-10 -62 -14 -52 -18 -56C-22 -66 -24 -82 -18 -88Z',
    'M6 -120C20 -126 34 -116 36 -106C32 -98 22 -104 20 -96C26 -86 22 -68 14 -62C6 -66 8 -84 2 -92C-2 -100 0 -114 6 -120Z',
  ]
  const meridians = [12, 26].map((rx) =>
    ellipse(0, -90, rx, 42, 'none', { stroke: '#f4ead0', 'stroke-width': 0.8, opacity: 0.5 }),
  )
  return (
    brush.shadow(42) +
    SIDES.map((side) => line(side * 44, -86, side * 30, 0, brush.tone(WOOD, side * -0.04), 7)).join('') +
    line(0, -46, 0, -14, brush.tone(WOOD), 7) +
    line(-33, -16, 33, -16, brush.tone(WOOD, -0.05), 6) +
    brush.ball(0, -90, 43, sea) +
    continents.map((data) => path(data, land)).join('') +
    meridians.join('') +
    ellipse(0, -90, 42, 9, 'none', { stroke: '#f4ead0', 'stroke-width': 0.8, opacity: 0.5 }) +
    path('M10 -49C44 -60 52 -104 28 -124C62 -100 50 -52 10 -49Z', '#1d2430', { opacity: 0.22 }) +
    ellipse(-18, -110, 9, 6, '#ffffff', { opacity: 0.4 }) +
    ring(0, -90, 47, brush.tone(BRASS), 4) +
    rect(-54, -92, 108, 8, brush.across(WOOD), { rx: 3 }) +
    circle(0, -137, 4, brush.tone(BRASS))
  )
})

/** A table with an open guest book, a quill and flowers. */
export const guestBook = createObject('beside', [1.1, 1.3], (brush) => {
  const lines = repeat(
    5,
    (i) =>
      line(-27, -91 + i * 2.4, -5, -92 + i * 2.4, brush.tone('#8a7d74'), 0.8) +
      line(5, -92 + i * 2.4, 24, -91 + i * 2.4, brush.tone('#8a7d74'), 0.8),
  )
  return (
    brush.table(88, brush.ownColour('#f3ede4')) +
    path('M-38 -77L-31 -97Q-16 -101 0 -95Q16 -101 31 -97L38 -77Q18 -81 0 -75Q-18 -81 -38 -77Z', brush.tone('#6d3f38')) +
    path('M-34 -79L-29 -97Q-14 -101 0 -95V-77Q-16 -83 -34 -79Z', brush.tone('#fffaf0')) +
    path('M34 -79L29 -97Q14 -101 0 -95V-77Q16 -83 34 -79Z', brush.tone('#f3ecde')) +
    lines +
    path('M20 -84C26 -108 40 -122 50 -124C48 -106 36 -94 22 -83Z', brush.across('#fbf7f0', 0.06)) +
    line(14, -80, 46, -120, brush.tone('#cbbfae'), 1.2) +
    brush.flowers(-34, -112, 22) +
    brush.cylinder(-34, -78, 15, 20, '#e6ebe8', 18)
  )
})

/** A table with wrapped presents. */
export const giftTable = createObject('beside', [1.9, 1.7], (brush) => {
  const { palette } = brush.painter.spec
  const gifts = [
    { x: -48, foot: -78, width: 48, height: 34, wrap: WRAPS[0], ribbon: palette[0] },
    { x: 8, foot: -76, width: 52, height: 26, wrap: palette[1], ribbon: WRAPS[0] },
    { x: 56, foot: -78, width: 34, height: 42, wrap: WRAPS[1], ribbon: palette[2] },
    { x: 4, foot: -104, width: 34, height: 26, wrap: palette[2], ribbon: WRAPS[0] },
    { x: -48, foot: -114, width: 30, height: 20, wrap: palette[0], ribbon: WRAPS[1] },
  ]
  const onFloor = { x: 74, foot: 6, width: 50, height: 40, wrap: palette[0], ribbon: WRAPS[0] }
  return (
    brush.table(156, brush.ownColour('#f6f1ea')) + [...gifts, onFloor].map((gift) => drawGift(brush, gift)).join('')
  )
})

interface Gift {
  x: number
  foot: number
  width: number
  height: number
  wrap: string
  ribbon: string
}

function drawGift(brush: Brush, { x, foot, width, height, wrap, ribbon }: Gift): string {
  const band = brush.tone(ribbon)
  const top = foot - height
  const loops = SIDES.map((side) =>
    path(
      d`M${x} ${top - 3}C${x + side * 6} ${top - 16} ${x + side * 19} ${top - 14} ${x + side * 16} ${top - 5}C${x + side * 14} ${top - 1} ${x + side * 6} ${top - 1} ${x} ${top - 3}Z`,
      brush.tone(ribbon, side < 0 ? 0.05 : -0.05),
    ),
  )
  const upper = [
    [x - 4, top],
    [x - 3, top - 4],
    [x + 3, top - 4],
    [x + 4, top],
  ] as const
  return (
    brush.box(x, foot, width, height, wrap, width * 0.2) +
    rect(x - 4, top, 8, height, band) +
    polygon(upper, band) +
    loops.join('') +
    circle(x, top - 4, 3.4, brush.tone(ribbon, -0.08))
  )
}

/** Two wedding rings on a cushion, on a pedestal. */
export const rings = createObject('front', [0.7, 1.35], (brush) => {
  const gold = brush.ownColour('#d8a93f')
  const pillow = 'M-31 -86C-38 -96 -38 -110 -30 -114Q0 -106 30 -114C38 -110 38 -96 31 -86Q0 -92 -31 -86Z'
  return (
    brush.shadow(30) +
    brush.cylinder(0, 0, 52, 8, '#efe9e0', 48) +
    brush.cylinder(0, -7, 34, 70, '#efe9e0', 30) +
    brush.cylinder(0, -76, 56, 9, '#efe9e0', 58) +
    path(pillow, brush.down(brush.paletteColour(0), 0.06)) +
    SIDES.map(
      (side) => circle(side * 32, -88, 3.4, brush.tone(gold)) + circle(side * 31, -113, 3.4, brush.tone(gold)),
    ).join('') +
    drawRing(brush, -9, gold) +
    drawRing(brush, 10, gold) +
    group(
      { transform: place(-9, -135) },
      polygon(
        [
          [-6, 0],
          [-4, -6],
          [4, -6],
          [6, 0],
          [0, 7],
        ],
        '#eef8ff',
      ) +
        polygon(
          [
            [-2, -6],
            [2, -6],
            [0, 7],
          ],
          '#bfdcec',
        ),
    )
  )
})

function drawRing(brush: Brush, x: number, gold: string): string {
  brush.painter.glow(x, -130, 10, '#fff3c8', 0.3)
  return (
    ring(x, -117, 14, brush.tone(gold, -0.1), 4.6) +
    ring(x - 0.5, -117.6, 14, brush.tone(gold, 0.06), 2.4) +
    circle(x - 9, -127, 1.6, '#ffffff', { opacity: 0.9 })
  )
}
