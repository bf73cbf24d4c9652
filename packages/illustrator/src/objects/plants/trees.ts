import { GOLDEN_ANGLE, lerp, onEllipse } from '../../base/geometry.ts'
import { leafMark } from '../../base/marks.ts'
import { circle, path, repeat } from '../../base/svg.ts'
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

/** An apple tree with a round crown. It bears blossom in spring and red apples in other seasons. */
export const appleTree = createObject('behind', [3.6, 3.9], (brush) => {
  const { painter, depth } = brush
  const isSpring = painter.spec.season === 'spring'
  const leafage = {
    colour: isSpring ? '#e9b9c4' : '#6f8f4f',
    depth,
    x: 0,
    y: 0,
    width: 350,
    height: 380,
    stem: 0.32,
    trunk: 0.07,
    grain: 44,
  }
  const spots = repeat(isSpring ? 60 : 34, (i) => {
    const reach = Math.sqrt((i + 0.5) / (isSpring ? 60 : 34))
    const [x, y] = onEllipse(0, -248, 145 * reach, 105 * reach, i * GOLDEN_ANGLE)
    return isSpring
      ? circle(x, y, 6, brush.tone('#fdf3f4')) + circle(x, y, 2, brush.tone('#e58aa0'))
      : brush.ball(x, y, 8, brush.ownColour('#c4302f'))
  })
  return brush.shadow(120) + drawBroadleaf(painter, leafage) + spots
})

/** A maple with red autumn leaves. */
export const mapleTree = createObject('behind', [5, 5.6], (brush) => {
  const { painter, depth } = brush
  const leafage = {
    colour: brush.ownColour('#c4492a'),
    depth,
    x: 0,
    y: 0,
    width: 490,
    height: 550,
    stem: 0.28,
    trunk: 0.06,
    grain: 60,
  }
  const fallen = repeat(40, (i) => {
    const [x, y] = onEllipse(0, 0, 220 * Math.sqrt((i + 0.5) / 40), 26, i * GOLDEN_ANGLE)
    return circle(x, y, 4.4, brush.tone(i % 2 ? '#d8662f' : '#b53a24'))
  })
  return brush.shadow(160) + fallen + drawBroadleaf(painter, leafage)
})
