import { onEllipse, type Point } from '../../base/geometry.ts'
import { bladeMark, discMark, leafMark } from '../../base/marks.ts'
import { circle, d, ellipse, path, repeat, stroke } from '../../base/svg.ts'
import { SOFT } from '../../painter/filters.ts'
import { type Brush, createObject } from '../brush.ts'

const ROCKS = ['#77736d', '#8a857c', '#68665f', '#958d81'] as const
const WATER = '#7fb0ba'

/** A still pool with stones, reeds and water lilies. */
export const pond = createObject('front', [2.8, 0.9], (brush) => {
  return (
    drawPool(brush, 0, -24, 128, 30) +
    drawRim(brush, -24, 130, 31) +
    drawLilies(brush) +
    drawReeds(brush, -96, -34) +
    drawReeds(brush, 88, -40)
  )
})

/** Water that falls over rocks into a pool. */
export const waterfall = createObject('behind', [4.6, 4], (brush) => {
  const rocks = [
    [-150, -50, 84],
    [152, -44, 80],
    [-120, -150, 88],
    [124, -140, 84],
    [-70, -240, 86],
    [74, -232, 82],
    [0, -290, 74],
    [-20, -170, 88],
    [22, -90, 88],
  ] as const
  const boulders = rocks.map(([x, y, radius], i) => brush.ball(x, y, radius, ROCKS[i % 4] as string, 0.86)).join('')
  const plants = (
    [
      [-140, -222],
      [146, -204],
      [-190, -96],
      [198, -84],
      [-66, -330],
      [70, -322],
    ] as const
  )
    .map(([x, y]) => brush.foliage(x, y, 40, '#56774a'))
    .join('')
  return (
    brush.shadow(220) +
    boulders +
    brush.dabs(-100, -190, 90, 110, 30, 13, ['#6d7f4e', '#5b6b45']) +
    brush.dabs(110, -170, 80, 110, 30, 13, ['#6d7f4e', '#5b6b45']) +
    plants +
    drawFall(brush, [0, -322], [-8, -188], 34, 50) +
    drawFall(brush, [-8, -196], [4, -26], 52, 84) +
    drawPool(brush, 0, -20, 190, 32) +
    ellipse(0, -30, 70, 14, brush.tone('#ffffff'), { opacity: 0.6, filter: SOFT }) +
    drawRim(brush, -20, 192, 33)
  )
})

/** A stone bridge with one arch over a stream. */
export const bridge = createObject('behind', [6, 2], (brush) => {
  const deck =
    'M-300 0C-200 -60 -110 -132 0 -132C110 -132 200 -60 300 0L300 -8C220 -76 120 -176 0 -176C-120 -176 -220 -76 -300 -8Z'
  const body =
    'M-300 0C-200 -70 -110 -150 0 -150C110 -150 200 -70 300 0H116C104 -62 60 -92 0 -92C-60 -92 -104 -62 -116 0Z'
  const blocks = repeat(15, (i) => {
    const angle = Math.PI * (1 + (i + 0.5) / 15)
    const [x, y] = onEllipse(0, 0, 122, 98, angle)
    const [ox, oy] = onEllipse(0, 0, 146, 118, angle)
    return stroke(d`M${x} ${y}L${ox} ${oy}`, brush.tone(i % 2 ? '#b9ae9e' : '#a3998b', 0.03), 20, {
      'stroke-linecap': 'butt',
    })
  })
  const joints = repeat(34, () => {
    const x = brush.random.range(-250, 250)
    const y = -brush.random.range(8, 40) - Math.max(0, 100 - Math.abs(x) * 0.5)
    return Math.abs(x) < 140 && y > -118 ? '' : leafMark([x, y], 22, 2.6, 0)
  })
  return (
    brush.shadow(300) +
    path('M-122 6C-104 -100 104 -100 122 6Z', brush.tone('#4d4a4c')) +
    path('M-116 0H116Q150 20 236 44H-236Q-150 20 -116 0Z', brush.down(WATER)) +
    repeat(9, (i) => ellipse((i - 4) * 40, 8 + (i % 4) * 9, 26, 1.6, brush.tone('#e4f2f2'), { opacity: 0.7 })) +
    path(body, brush.down('#a89d8e', 0.1)) +
    path(joints, brush.tone('#857a6d'), { opacity: 0.7 }) +
    blocks +
    path(deck, brush.tone('#c4baab')) +
    stroke('M-300 -6C-220 -74 -120 -174 0 -174C120 -174 220 -74 300 -6', brush.tone('#ddd4c6', 0.03), 9) +
    brush.flowers(-176, -8, 46, { squash: 0.7 }) +
    brush.flowers(176, -8, 46, { squash: 0.7 })
  )
})

function drawPool(brush: Brush, x: number, y: number, rx: number, ry: number): string {
  const ripples = repeat(7, (i) =>
    ellipse(
      x + brush.random.range(-0.4, 0.4) * rx,
      y + (i / 6 - 0.5) * ry * 1.3,
      rx * brush.random.range(0.14, 0.32),
      1.5,
      brush.tone('#e6f4f4'),
      { opacity: 0.6 },
    ),
  )
  return (
    ellipse(x, y, rx, ry, brush.tone('#47606a')) +
    ellipse(
      x,
      y + 1.5,
      rx * 0.97,
      ry * 0.93,
      brush.painter.gradient(brush.tone('#b5d3d8', 0.03), brush.tone('#5f909c', -0.03)),
    ) +
    ripples
  )
}

function drawRim(brush: Brush, y: number, rx: number, ry: number): string {
  const count = Math.round(rx / 4.6)
  return repeat(count, (i) => {
    const angle = -Math.PI / 2 + (i % 2 ? 1 : -1) * Math.PI * ((i + 0.5) / count)
    const [px, py] = onEllipse(0, y, rx, ry, angle)
    return brush.ball(px, py - 3, brush.random.range(9, 15), brush.random.pick(ROCKS), 0.66)
  })
}

function drawLilies(brush: Brush): string {
  return (
    [
      [-44, -28],
      [10, -18],
      [52, -30],
      [-6, -36],
    ] as const
  )
    .map(([x, y], i) => {
      const pad =
        ellipse(x, y, 17, 5, brush.tone('#5d8a52', i * 0.015)) + path(d`M${x} ${y}l16 -4l1 4Z`, brush.tone('#6f9ea6'))
      const petals = repeat(7, (k) => leafMark([x + (k - 3) * 2.4, y - 6], 13, 3, -90 + (k - 3) * 24))
      return (
        pad + (i % 2 ? '' : path(petals, brush.tone('#f4c6d4', 0.02)) + circle(x, y - 4, 2.4, brush.tone('#f2c14e')))
      )
    })
    .join('')
}

function drawReeds(brush: Brush, x: number, y: number): string {
  const blades = repeat(12, (i) => bladeMark([x + (i - 6) * 2.4, y + 8], brush.random.range(36, 64), (i - 6) * 3))
  const heads = repeat(3, (i) => discMark([x + (i - 1) * 10, y - 44 - (i % 2) * 8], 2.8, 9))
  const stalks = repeat(3, (i) => d`M${x + (i - 1) * 6} ${y + 8}L${x + (i - 1) * 10} ${y - 44 - (i % 2) * 8}`)
  return (
    stroke(blades, brush.tone('#5f8250'), 2.2) +
    stroke(stalks, brush.tone('#7d9160'), 1.6) +
    path(heads, brush.tone('#6d4a33'))
  )
}

/** Draws falling water in strands, which spread between `top` and `foot`. */
function drawFall(brush: Brush, top: Point, foot: Point, from: number, to: number): string {
  const sheet = d`M${top[0] - from} ${top[1]}C${top[0] - from} ${top[1] - 16} ${top[0] + from} ${top[1] - 16} ${top[0] + from} ${top[1]}L${foot[0] + to} ${foot[1]}Q${foot[0]} ${foot[1] + 14} ${foot[0] - to} ${foot[1]}Z`
  const strands = repeat(26, () => {
    const t = brush.random.range(-0.95, 0.95)
    const [x1, x2] = [top[0] + t * from, foot[0] + t * to]
    const begin = brush.random.range(0, 0.5)
    return d`M${x1 + (x2 - x1) * begin} ${top[1] + (foot[1] - top[1]) * begin}L${x2} ${foot[1] + brush.random.range(-30, 6)}`
  })
  return path(sheet, brush.down('#c6dfe6', 0.05)) + stroke(strands, brush.tone('#f8fdfd', 0.02), 4, { opacity: 0.75 })
}
