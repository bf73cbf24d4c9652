import { circle, d, ellipse, line, path, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'

const WOOD = '#a5815a'

function drawCrate(brush: Brush, x: number, foot: number, width: number, height: number): string {
  const slats = repeat(4, (i) =>
    rect(
      x - width / 2,
      foot - height + (i * height) / 4 + 1,
      width,
      height / 4 - 2,
      brush.tone(brush.ownColour(WOOD), i % 2 ? -0.02 : 0.02),
    ),
  )
  return (
    rect(x - width / 2, foot - height, width, height, brush.tone('#5e4430')) +
    slats +
    [-1, 1]
      .map((side) =>
        rect(x + side * (width / 2 - 4) - 4, foot - height, 8, height, brush.tone(brush.ownColour(WOOD), -0.07)),
      )
      .join('')
  )
}

/** Stacked wooden crates with flowers and bottles. */
export const crates = createObject(
  'front',
  [1.2, 1.25],
  (brush) =>
    brush.shadow(58) +
    drawCrate(brush, -22, 0, 62, 40) +
    drawCrate(brush, 36, 0, 46, 34) +
    brush.flowers(40, -40, 22, { count: 8, sprays: 9 }) +
    repeat(3, (i) =>
      path(
        d`M${-44 + i * 11} -72C${-46 + i * 11} -88 ${-42 + i * 11} -90 ${-42 + i * 11} -104H${-38 + i * 11}C${-38 + i * 11} -90 ${-34 + i * 11} -88 ${-36 + i * 11} -72Z`,
        brush.across(['#4a6b4a', '#6b4a35', '#4a6b4a'][i] as string),
      ),
    ) +
    drawCrate(brush, -26, -40, 52, 34) +
    brush.flowers(-4, -80, 18, { count: 6, sprays: 7 }),
)

/** Wicker baskets with flowers. */
export const baskets = createObject(
  'group',
  [0.7, 0.75],
  (brush) => {
    const cane = brush.ownColour('#c29a62')
    const weave = repeat(4, (i) =>
      stroke(d`M${-27 + i} ${-27 + i * 7}Q0 ${-23 + i * 7} ${27 - i} ${-27 + i * 7}`, brush.tone(cane, -0.12), 1.8),
    )
    return (
      brush.shadow(30) +
      stroke('M-26 -30C-26 -82 26 -82 26 -30', brush.tone(cane, -0.06), 4) +
      brush.flowers(0, -36, 27, { count: 9, sprays: 9, squash: 0.7 }) +
      path('M-30 -32H30L22 0H-22Z', brush.across(cane)) +
      weave
    )
  },
  4,
)

/** A wooden ladder with flowers and lanterns on its rungs. */
export const ladder = createObject('beside', [1, 2.3], (brush) => {
  const wood = brush.ownColour('#8a6242')
  return (
    brush.shadow(44) +
    stroke('M-10 -220L-46 0M20 -220L48 0', brush.tone('#6d4c33'), 5) +
    stroke('M-18 -224L-34 0M18 -224L34 0', brush.tone(wood), 6) +
    repeat(5, (i) => line(-21 - i * 2.6, -190 + i * 38, 21 + i * 2.6, -190 + i * 38, brush.tone(wood, 0.04), 5)) +
    brush.flowers(-20, -190, 20, { count: 7, sprays: 8 }) +
    brush.flowers(22, -112, 19, { count: 6, sprays: 8 }) +
    brush.flowers(-26, -40, 20, { count: 6, sprays: 8 })
  )
})

/** An old panelled door in its frame, with a wreath. */
export const door = createObject('beside', [1.4, 2.5], (brush) => {
  const paint = brush.ownColour('#7f9a96')
  const panel = (x: number, y: number, height: number) =>
    rect(x, y, 34, height, brush.tone(paint, -0.07), { rx: 2 }) +
    rect(x + 4, y + 4, 26, height - 8, brush.tone(paint, 0.03), { rx: 2 })
  return (
    brush.shadow(62) +
    rect(-60, -236, 120, 236, brush.across('#8a6a4c')) +
    rect(-48, -226, 96, 226, brush.across(paint, 0.06)) +
    panel(-42, -216, 84) +
    panel(8, -216, 84) +
    panel(-42, -112, 100) +
    panel(8, -112, 100) +
    circle(40, -118, 4, brush.tone('#d8b15c')) +
    drawWreath(brush, 0, -166, 27)
  )
})

/** An old window frame that hangs from a stand, with a garland. */
export const windowFrame = createObject('beside', [1.5, 2.2], (brush) => {
  const paint = brush.ownColour('#f1e9dc')
  return (
    brush.shadow(62) +
    stroke('M-64 0V-214M64 0V-214M-68 -210H68', brush.tone('#8a6242'), 6) +
    line(-34, -210, -34, -186, brush.tone('#d9c49a'), 2) +
    line(34, -210, 34, -186, brush.tone('#d9c49a'), 2) +
    rect(-46, -186, 92, 128, brush.tone('#dfeaf0'), { opacity: 0.35 }) +
    stroke('M-46 -186H46V-58H-46ZM0 -186V-58M-46 -122H46', brush.tone(paint), 8, { 'stroke-linejoin': 'round' }) +
    path('M-40 -130L-10 -178L-4 -178L-40 -116Z', '#ffffff', { opacity: 0.4 }) +
    brush.flowers(-40, -180, 22, { count: 8, sprays: 9 }) +
    brush.flowers(40, -62, 20, { count: 7, sprays: 8 })
  )
})

function drawWreath(brush: Brush, x: number, y: number, radius: number): string {
  return (
    repeat(14, (i) =>
      brush.foliage(x + Math.cos(i * 0.449) * radius, y + Math.sin(i * 0.449) * radius, radius * 0.34),
    ) + brush.flowers(x - radius * 0.5, y + radius * 0.72, radius * 0.5, { count: 6, sprays: 5 })
  )
}

/** A large wreath of leaves and flowers on a stand. */
export const wreath = createObject(
  'beside',
  [1.3, 1.9],
  (brush) =>
    brush.shadow(44) +
    stroke('M0 -70L-38 0M0 -70L38 0M0 -180V-60', brush.tone('#8a6242'), 4.4) +
    drawWreath(brush, 0, -124, 46) +
    brush.flowers(28, -92, 22, { count: 8, sprays: 8 }) +
    brush.flowers(30, -158, 15, { count: 5, sprays: 5 }) +
    stroke('M-4 -76C-14 -56 -10 -44 -18 -34M2 -76C8 -58 4 -46 12 -36', brush.tone(brush.ownColour('#fbf3e6')), 3.4),
)

/** A large wooden wagon wheel that leans, with flowers. */
export const wagonWheel = createObject('front', [1.2, 1.15], (brush) => {
  const wood = brush.ownColour('#8a6242')
  const spokes = repeat(6, (i) => {
    const [dx, dy] = [Math.cos((i * Math.PI) / 6) * 48, Math.sin((i * Math.PI) / 6) * 48]
    return line(-dx, -54 - dy, dx, -54 + dy, brush.tone(wood), 5)
  })
  return (
    brush.shadow(50) +
    spokes +
    circle(0, -54, 48, 'none', { stroke: brush.tone(wood, -0.03), 'stroke-width': 9 }) +
    circle(0, -54, 53, 'none', { stroke: brush.tone('#4a4446'), 'stroke-width': 2.6 }) +
    circle(0, -54, 11, brush.tone(wood, -0.08)) +
    circle(0, -54, 5, brush.tone('#4a3a34')) +
    brush.flowers(-34, -22, 24, { count: 9, sprays: 9 }) +
    brush.flowers(32, -92, 18, { count: 6, sprays: 7 })
  )
})

/** A milk churn with sunflowers or the flowers of the wedding. */
export const milkChurns = createObject(
  'group',
  [0.6, 1.1],
  (brush) => {
    const metal = brush.ownColour('#b9bcc0')
    return (
      brush.shadow(22) +
      brush.flowers(0, -78, 28, { count: 9, sprays: 10 }) +
      path('M-20 0V-42C-20 -52 -12 -54 -12 -60V-66H12V-60C12 -54 20 -52 20 -42V0Z', brush.across(metal, 0.12)) +
      ellipse(0, -66, 14, 3.4, brush.tone(metal, 0.06)) +
      line(-20, -14, 20, -14, brush.tone(metal, -0.14), 1.8) +
      stroke('M-20 -40C-30 -40 -30 -28 -20 -28M20 -40C30 -40 30 -28 20 -28', brush.tone(metal, -0.08), 2.6)
    )
  },
  4,
)

/** A tree stump with candles and flowers. */
export const treeStump = createObject(
  'front',
  [0.9, 0.85],
  (brush) =>
    brush.shadow(42) +
    path('M-32 -40C-32 -20 -38 -6 -46 0H46C38 -6 32 -20 32 -40Z', brush.across('#6b4f3a', 0.1)) +
    repeat(6, (i) => line(-26 + i * 10, -34, -29 + i * 11, -4, brush.tone('#523a2a'), 1.4)) +
    ellipse(0, -40, 32, 8, brush.tone('#c9a678')) +
    ellipse(0, -40, 21, 5.2, 'none', { stroke: brush.tone('#a5815a'), 'stroke-width': 1 }) +
    ellipse(0, -40, 11, 2.8, 'none', { stroke: brush.tone('#a5815a'), 'stroke-width': 1 }) +
    brush.cylinder(-10, -40, 9, 20, '#fbf3e4') +
    brush.flame(-10, -61, 9) +
    brush.cylinder(6, -38, 9, 13, '#fbf3e4') +
    brush.flame(6, -52, 9) +
    brush.flowers(22, -42, 14, { count: 5, sprays: 6 }),
)
