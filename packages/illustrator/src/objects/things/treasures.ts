import { circle, d, ellipse, line, path, rect, repeat, stroke } from '../../base/svg.ts'
import { drawCandle } from '../../props/candle.ts'
import { createObject } from '../brush.ts'

/** A tall birdcage with doves' flowers, on a stand. */
export const birdcage = createObject('beside', [0.8, 1.8], (brush) => {
  const wire = brush.tone(brush.ownColour('#e9e2d2'))
  const bars = repeat(9, (i) => {
    const x = -28 + i * 7
    return stroke(d`M${x} -92V-138Q${x * 0.9} -164 0 -170`, wire, 1.3)
  })
  return (
    brush.shadow(28) +
    line(0, -2, 0, -88, brush.tone('#8a7a5c'), 4) +
    ellipse(0, -2, 22, 5, brush.tone('#8a7a5c')) +
    brush.flowers(-6, -106, 20, { count: 7, sprays: 7 }) +
    bars +
    stroke('M-28 -120H28M-28 -138H28', wire, 1.3) +
    ellipse(0, -90, 31, 6, brush.tone('#d8ccb4')) +
    circle(0, -175, 5, 'none', { stroke: wire, 'stroke-width': 2 }) +
    brush.flowers(16, -168, 13, { count: 5, sprays: 5 })
  )
})

/** An old map on an easel, with routes and pins. */
export const map = createObject('front', [1.3, 1.55], (brush) => {
  const ink = brush.tone('#8a6a4c')
  return (
    brush.shadow(52) +
    stroke('M-12 -150L-44 0M12 -150L44 0', brush.tone('#8a6242'), 5) +
    line(-58, -42, 58, -42, brush.tone('#8a6242'), 6) +
    rect(-60, -134, 120, 90, brush.down(brush.ownColour('#ecd9b0'))) +
    path(
      'M-50 -112C-34 -126 -18 -120 -14 -106C-10 -94 -26 -92 -24 -80C-24 -66 -38 -64 -42 -76C-46 -88 -58 -98 -50 -112Z',
      brush.tone('#b9c08a'),
    ) +
    path(
      'M2 -116C14 -128 46 -124 50 -108C54 -94 34 -92 30 -80C26 -66 8 -70 8 -84C8 -96 -6 -104 2 -116Z',
      brush.tone('#b9c08a'),
    ) +
    stroke('M-32 -96Q-8 -116 20 -100T40 -76', brush.tone('#b3263b'), 1.8, { 'stroke-linejoin': 'round' }) +
    circle(-32, -96, 3, brush.tone('#b3263b')) +
    circle(40, -76, 3, brush.tone('#b3263b')) +
    circle(-46, -56, 8, 'none', { stroke: ink, 'stroke-width': 1 }) +
    path('M-46 -66L-44 -56L-46 -46L-48 -56Z', ink) +
    stroke('M-60 -134H60V-44H-60Z', brush.tone('#a5815a'), 3)
  )
})

/** A ship's wheel on a stand, with a rope. */
export const shipWheel = createObject('beside', [1.2, 1.7], (brush) => {
  const wood = brush.ownColour('#8a5a34')
  const spokes = repeat(8, (i) => {
    const [c, s] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)]
    return line(c * 8, -104 + s * 8, c * 54, -104 + s * 54, brush.tone(wood), 5)
  })
  return (
    brush.shadow(38) +
    path('M-10 -100H10L20 0H-20Z', brush.across('#6b4630')) +
    spokes +
    circle(0, -104, 38, 'none', { stroke: brush.tone(wood, 0.03), 'stroke-width': 8 }) +
    circle(0, -104, 32, 'none', { stroke: brush.tone('#d8b15c'), 'stroke-width': 1.8 }) +
    brush.ball(0, -104, 10, '#d8b15c') +
    stroke('M-24 -14C-40 -30 -40 -60 -20 -66C0 -70 22 -62 26 -40C30 -22 26 -14 22 -10', brush.tone('#d9c49a'), 4)
  )
})

/** A fishing net with floats and starfish between two posts. */
export const fishingNet = createObject('beside', [2.2, 1.6], (brush) => {
  const rope = brush.tone(brush.ownColour('#b89a6a'))
  const rows = repeat(6, (i) => stroke(d`M-92 ${-138 + i * 20}Q0 ${-96 + i * 20} 92 ${-138 + i * 20}`, rope, 1.2))
  const columns = repeat(12, (i) => {
    const x = -88 + i * 16
    const sag = 1 - (x / 92) ** 2
    return stroke(d`M${x} ${-138 + sag * 21}Q${x + 5} -84 ${x - 3} ${-40 + sag * 22}`, rope, 1.2)
  })
  return (
    brush.shadow(92) +
    [-94, 94].map((x) => path(d`M${x - 6} 0L${x - 4} -152H${x + 4}L${x + 6} 0Z`, brush.across('#8a7058'))).join('') +
    rows +
    columns +
    repeat(4, (i) =>
      brush.ball(
        -60 + i * 40,
        -122 + Math.abs(i - 1.5) * -8,
        7,
        ['#c8283a', '#f3ece0', '#2f6f8a', '#e0a53c'][i] as string,
      ),
    ) +
    repeat(2, (k) =>
      repeat(5, (i) =>
        line(
          -30 + k * 64,
          -70,
          -30 + k * 64 + Math.cos(i * 1.257 - 1.57) * 13,
          -70 + Math.sin(i * 1.257 - 1.57) * 13,
          brush.tone('#e08a5c'),
          6,
        ),
      ),
    )
  )
})

/** Branched candlesticks with lit candles. */
export const candelabra = createObject(
  'group',
  [0.8, 1.5],
  (brush) => {
    const metal = brush.ownColour(brush.painter.spec.metal)
    const arms = [-30, -15, 15, 30]
    return (
      brush.shadow(22) +
      path('M-20 0C-14 -10 -4 -8 -3 -20H3C4 -8 14 -10 20 0Z', brush.across(metal, 0.12)) +
      line(0, -14, 0, -104, brush.tone(metal), 4) +
      brush.ball(0, -54, 5, metal) +
      arms
        .map((x) =>
          stroke(d`M0 -72C${x * 0.5} -66 ${x} -74 ${x} ${Math.abs(x) > 20 ? -92 : -100}`, brush.tone(metal), 2.8),
        )
        .join('') +
      [...arms, 0]
        .map((x) => {
          const y = x === 0 ? -104 : Math.abs(x) > 20 ? -92 : -100
          return ellipse(x, y, 6, 1.8, brush.tone(metal, 0.05)) + drawCandle(brush.painter, x, y, 0.62)
        })
        .join('')
    )
  },
  4,
)

/** Paper bags with candles along a path. */
export const luminaries = createObject(
  'aisle',
  [0.3, 0.4],
  (brush) => {
    const paper = brush.ownColour('#f3dcae')
    brush.painter.glow(0, -14, 30, '#ffb860', 0.3 + brush.painter.light.glow * 0.4)
    return (
      brush.shadow(12) +
      path(
        'M-11 0L-12 -30L-8 -33L-4 -30L0 -33L4 -30L8 -33L12 -30L11 0Z',
        brush.painter.gradient(brush.tone(paper, 0.03), '#ffce7c'),
      ) +
      line(-4, -29, -3, -1, brush.tone(paper, -0.1), 0.9) +
      path('M-3 -16L0 -22L3 -16L1.6 -12L3 -8H-3L-1.6 -12Z', '#fff1c0', { opacity: 0.8 })
    )
  },
  14,
)

/** Folded blankets in a basket. */
export const blankets = createObject('front', [1, 0.75], (brush) => {
  const main = brush.ownColour('#a8443c')
  const colours = [main, '#f1e7d6', brush.detail.colour ?? '#5f7a68', main]
  const pattern = (y: number, i: number) =>
    brush.is('checked') || brush.is('striped')
      ? repeat(9, (k) => rect(-30 + k * 7.4 + (i % 2) * 3, y - 12, 2.6, 12, brush.tone('#fbf3e4'), { opacity: 0.7 })) +
        (brush.is('checked') ? line(-34, y - 6, 36, y - 6, brush.tone('#26303a'), 2, { opacity: 0.6 }) : '')
      : ''
  const fold = (y: number, i: number) =>
    rect(-36 + (i % 2) * 3, y - 12, 72, 12, brush.down(colours[i] as string), { rx: 6 }) +
    pattern(y, i) +
    line(-30, y - 6, 34, y - 6, brush.tone(colours[i] as string, -0.08), 1.2) +
    repeat(7, (k) =>
      line(26 + (i % 2) * 3 + k * 1.4, y - 10, 30 + k * 1.4, y - 2, brush.tone('#fbf3e4'), 0.8, { opacity: 0.7 }),
    )
  return (
    brush.shadow(48) +
    [0, 1, 2, 3].map((i) => fold(-20 - i * 11, i)).join('') +
    path('M-44 -30H44L38 0H-38Z', brush.across('#c29a62')) +
    repeat(3, (i) => stroke(d`M${-42 + i * 2} ${-22 + i * 8}H${42 - i * 2}`, brush.tone('#8f6d40'), 2))
  )
})

/** A star-shaped piñata that hangs from a pole. */
export const pinata = createObject('beside', [1.4, 2.6], (brush) => {
  const colours = [brush.ownColour('#e8407a'), '#f2b62c', '#2fa89a', '#7a4fb0', '#f0732c']
  const star = repeat(5, (i) => {
    const angle = -Math.PI / 2 + (i * 2 * Math.PI) / 5
    const [tx, ty] = [28 + Math.cos(angle) * 46, -150 + Math.sin(angle) * 46]
    const side = (turn: number) => [28 + Math.cos(angle + turn) * 20, -150 + Math.sin(angle + turn) * 20] as const
    const [a, b] = [side(-0.63), side(0.63)]
    return (
      path(d`M${a[0]} ${a[1]}L${tx} ${ty}L${b[0]} ${b[1]}Z`, brush.tone(colours[i] as string)) +
      repeat(5, (k) =>
        line(tx, ty, tx + (k - 2) * 3, ty + 14 + (k % 2) * 3, brush.tone(colours[(i + 2) % 5] as string), 1.6),
      )
    )
  })
  return (
    brush.shadow(30, -46) +
    stroke('M-50 0L-44 -244Q-40 -252 28 -246', brush.tone('#8a6242'), 5) +
    line(28, -246, 28, -170, brush.tone('#d9c49a'), 1.8) +
    star +
    circle(28, -150, 21, brush.tone('#fbf3e4')) +
    repeat(3, (i) => circle(28, -150, 18 - i * 6, brush.tone(colours[i] as string)))
  )
})
