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

/** A cherry tree in blossom, with petals on the ground. */
export const cherryTree = createObject(
  'behind',
  [4.2, 4.3],
  (brush) => {
    const { painter, depth } = brush
    const leafage = {
      colour: brush.ownColour('#f0bccb'),
      depth,
      x: 0,
      y: 0,
      width: 410,
      height: 420,
      stem: 0.3,
      trunk: 0.06,
      grain: 46,
    }
    const blossoms = repeat(90, (i) => {
      const [x, y] = onEllipse(
        0,
        -272,
        175 * Math.sqrt((i + 0.5) / 90),
        122 * Math.sqrt((i + 0.5) / 90),
        i * GOLDEN_ANGLE,
      )
      return circle(x, y, 6, brush.tone(i % 3 ? '#fdf0f3' : '#f6d3dc')) + circle(x, y, 1.8, brush.tone('#d9788f'))
    })
    const fallen = repeat(34, (i) => {
      const [x, y] = onEllipse(0, 0, 190 * Math.sqrt((i + 0.5) / 34), 22, i * GOLDEN_ANGLE)
      return circle(x, y, 3.4, brush.tone('#f6cdd8'))
    })
    return brush.shadow(140) + fallen + drawBroadleaf(painter, leafage) + blossoms
  },
  3,
)

/** A lemon tree in a terracotta pot. */
export const lemonTree = createObject(
  'beside',
  [1.1, 2],
  (brush) => {
    const tufts = repeat(9, (i) => {
      const [x, y] = onEllipse(0, -142, 28 * Math.sqrt((i + 0.5) / 9), 26 * Math.sqrt((i + 0.5) / 9), i * GOLDEN_ANGLE)
      return brush.foliage(x, y, 24, '#55763f')
    })
    const lemons = repeat(13, (i) => {
      const [x, y] = onEllipse(
        0,
        -140,
        42 * Math.sqrt((i + 0.5) / 13),
        38 * Math.sqrt((i + 0.5) / 13),
        i * GOLDEN_ANGLE + 1,
      )
      return brush.ball(x, y, 5.6, brush.ownColour('#f2cf3f'), 1.15)
    })
    return (
      brush.shadow(30) +
      path('M-3 -44L-2.4 -112H2.4L3 -44Z', brush.tone(BARK)) +
      tufts +
      lemons +
      brush.cylinder(0, 0, 40, 44, '#c2673f', 54)
    )
  },
  4,
)

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
