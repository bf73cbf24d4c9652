import { circle, d, ellipse, line, path, repeat } from '../../base/svg.ts'
import { SOFT } from '../../painter/filters.ts'
import { type Brush, createObject, TILT } from '../brush.ts'

const STONES = ['#9a9089', '#857b76', '#aba199', '#776f6c'] as const
const BARK = '#5b4034'

/** A ring of stones with burning logs. */
export const firePit = createObject('front', [1.5, 1.1], (brush) => {
  const rim = (from: number, to: number) =>
    repeat(8, (i) => {
      const angle = from + ((to - from) * (i + 0.5)) / 8
      const [x, y] = [Math.cos(angle) * 62, -12 + Math.sin(angle) * 62 * 0.3]
      return brush.ball(x, y, 15, brush.random.pick(STONES), 0.78)
    })
  return (
    brush.shadow(76) +
    rim(Math.PI, 2 * Math.PI) +
    ellipse(0, -12, 54, 15, '#2b1d1a') +
    ellipse(0, -12, 40, 10, '#e8692c', { opacity: 0.8, filter: SOFT }) +
    drawLogs(brush, 1) +
    drawFlames(brush, 1) +
    rim(Math.PI, 0)
  )
})

/** A tall heap of burning logs. */
export const bonfire = createObject('behind', [2.4, 2.8], (brush) => {
  const poles = repeat(9, (i) => {
    const lean = (i - 4) / 4
    return line(lean * 92, brush.random.range(-8, 6), -lean * 16, -128, brush.tone(BARK, (i % 3) * 0.05 - 0.03), 14)
  })
  return brush.shadow(120) + drawFlames(brush, 2, -26) + poles + drawFlames(brush, 1.5, 0) + drawSparks(brush, -180)
})

function drawLogs(brush: Brush, scale: number): string {
  return repeat(5, (i) => {
    const lean = (i - 2) * 0.5
    const [x1, y1] = [lean * 38 * scale, -8]
    const [x2, y2] = [-lean * 24 * scale, -44 * scale]
    return (
      line(x1, y1, x2, y2, brush.tone(BARK, -0.05 + i * 0.03), 11 * scale) +
      circle(x1, y1, 5 * scale, brush.tone('#c9a27c'))
    )
  })
}

function drawFlames(brush: Brush, scale: number, lift = -14): string {
  return (
    brush.flame(-22 * scale, lift, 62 * scale) +
    brush.flame(22 * scale, lift, 70 * scale) +
    brush.flame(0, lift + 4, 96 * scale) +
    drawSparks(brush, -96 * scale)
  )
}

function drawSparks({ random }: Brush, y: number): string {
  return repeat(10, () =>
    circle(random.range(-34, 34), y - random.range(-20, 60), random.range(0.8, 1.8), '#ffc46a', {
      opacity: random.range(0.4, 0.9),
    }),
  )
}

/** A burning torch on a pole. */
export const torches = createObject(
  'aisle',
  [0.3, 1.9],
  (brush) => {
    const pole = brush.tone('#8a6744')
    const bindings = repeat(5, (i) => line(-3, -20 - i * 26, 3, -22 - i * 26, brush.tone('#5e4430'), 2))
    const bowl = d`M-9 -160L-5 -132H5L9 -160A9 3 0 0 1 -9 -160Z`
    return (
      brush.shadow(12) +
      line(0, 0, 0, -138, pole, 6) +
      bindings +
      path(bowl, brush.across('#6d4c34')) +
      ellipse(0, -160, 9, 9 * TILT, '#3a251c') +
      brush.flame(0, -158, 34)
    )
  },
  6,
)

/** A stone fireplace with a mantel and a fire. */
export const fireplace = createObject('behind', [2.3, 2.2], (brush) => {
  const stones = repeat(44, (i) => {
    const [row, column] = [Math.floor(i / 6), i % 6]
    const x = -88 + column * 35 + (row % 2) * 12 - 6
    return ellipse(x, -14 - row * 24, 17, 11, brush.tone(brush.random.pick(STONES), brush.random.range(-0.03, 0.06)))
  })
  return (
    brush.shadow(120) +
    path('M-108 0V-180H108V0Z', brush.down('#8d837c')) +
    stones +
    path('M-62 0V-92C-62 -128 62 -128 62 -92V0Z', '#1d1413') +
    ellipse(0, -14, 50, 20, '#e8692c', { opacity: 0.6, filter: SOFT }) +
    drawLogs(brush, 0.8) +
    drawFlames(brush, 0.75, -10) +
    path('M-122 -176H122V-194H-122Z', brush.down('#7a5a42')) +
    brush.flowers(-72, -200, 26, { squash: 0.6, count: 7 }) +
    brush.flowers(72, -200, 26, { squash: 0.6, count: 7 })
  )
})
