import { lerp } from '../../base/geometry.ts'
import { leafMark } from '../../base/marks.ts'
import { path, repeat } from '../../base/svg.ts'
import { drawBroadleaf } from '../../props/foliage/broadleaf.ts'
import { drawPalm } from '../../props/foliage/palm.ts'
import { createObject } from '../brush.ts'

/** Distributes the strokes evenly over the width without visible rows. */
const GOLDEN_RATIO = 0.618034
const BARK = '#5a4334'
const CYPRESS = { height: 620, width: 150, strokes: 150 }
const CYPRESS_SHADES = [
  { colour: '#33503f', from: -1, to: 1 },
  { colour: '#44634b', from: -1, to: 0.55 },
  { colour: '#5c7a55', from: -0.95, to: 0.05 },
] as const

/** Coconut palms that lean at different angles. */
export const palmTrees = createObject(
  'behind',
  [3.4, 7],
  (brush) => {
    const { painter, random, depth } = brush
    const lean = random.range(40, 110) * random.pick([-1, 1])
    return brush.shadow(80) + drawPalm(painter, { x: 0, y: 0, height: random.range(560, 660), lean, depth })
  },
  4,
)

/** Tall, narrow Mediterranean cypresses. */
export const cypresses = createObject(
  'behind',
  [1.5, 6.4],
  (brush) =>
    brush.shadow(70) +
    path('M-10 0L-6 -70H6L10 0Z', brush.tone(BARK)) +
    CYPRESS_SHADES.map((shade) => path(drawFlame(shade.from, shade.to), brush.tone(shade.colour))).join(''),
  6,
)

/** Returns upright dabs that fill part of a flame shape. `from` and `to` are fractions of its half width. */
function drawFlame(from: number, to: number): string {
  const { height, width, strokes } = CYPRESS
  return repeat(strokes, (i) => {
    const t = i / strokes
    const half = (width / 2) * Math.min(1, t * 7 + 0.55) * (1 - t) ** 0.62
    const x = half * lerp(from, to, (i * GOLDEN_RATIO) % 1) * 0.86
    const length = lerp(130, 60, t)
    const y = Math.max(-height + length / 2, -24 - t * (height - 40)) - length / 3
    return leafMark([x, y], length, lerp(20, 9, t), -90 + (x / width) * 22)
  })
}

/** An old oak with a wide crown. */
export const tree = createObject('behind', [6.5, 7], (brush) => {
  const { painter, depth } = brush
  const leafage = { colour: '#5f7c4c', depth, x: 0, y: 0, width: 640, height: 680, stem: 0.3, trunk: 0.075, grain: 70 }
  return brush.shadow(210) + drawBroadleaf(painter, leafage)
})
