import { listOf } from '../../base/geometry.ts'
import { leafMark } from '../../base/marks.ts'
import { d, ellipse, line, path, repeat, stroke } from '../../base/svg.ts'
import { drawClump } from '../../props/foliage/clump.ts'
import { drawBroadLeaf } from '../../props/foliage/palm.ts'
import { type Brush, createObject, TILT } from '../brush.ts'

const CLAY = '#bd714c'
const GREENS = ['#4f7a4a', '#5e8a52', '#6b8f63', '#3f6a48'] as const

/** Terracotta pots with leafy plants, olive trees and flowers. */
export const pottedPlants = createObject(
  'group',
  [0.8, 1.3],
  (brush) => {
    const drawPlant = brush.random.pick([drawBananaPlant, drawOlive, drawFlowering])
    return brush.shadow(34) + drawPot(brush, 0, 0, 44, brush.ownColour(CLAY)) + drawPlant(brush, -40)
  },
  8,
)

/** A clipped box tree in a planter: two balls on a stem. */
export const topiary = createObject(
  'aisle',
  [0.7, 1.7],
  (brush) => {
    const leaf = { colour: '#4c7346', depth: brush.depth, mark: 'fine' } as const
    return (
      brush.shadow(34) +
      line(0, -40, 0, -120, brush.tone('#5a4334'), 6) +
      brush.box(0, 0, 48, 42, brush.ownColour('#e9e2d6'), 24) +
      drawClump(brush.painter, leaf, [0, -74], 33, 32) +
      drawClump(brush.painter, leaf, [0, -136], 25, 24)
    )
  },
  6,
)

/** Cushions of moss with small ferns and stones. */
export const moss = createObject(
  'aisle',
  [0.95, 0.35],
  (brush) => {
    const mounds = repeat(5, (i) => drawMound(brush, (i - 2) * 17 + brush.random.range(-4, 4)))
    const stone = brush.ball(40, -7, 10, '#8f8a82', 0.7)
    return brush.shadow(48) + stone + mounds + drawFronds(brush, -30) + drawFronds(brush, 22)
  },
  10,
)

function drawMound(brush: Brush, x: number): string {
  const radius = brush.random.range(17, 25)
  const h = radius * 0.72
  const dome = d`M${x - radius} 0C${x - radius} ${-h * 1.2} ${x + radius} ${-h * 1.2} ${x + radius} 0Q${x} ${radius * 0.2} ${x - radius} 0Z`
  return (
    path(dome, brush.tone('#5f7c34', -0.06)) +
    brush.dabs(x, -h * 0.35, radius * 0.86, h * 0.46, 20, 3, ['#6b8c38', '#7a9a42']) +
    brush.dabs(x - radius * 0.2, -h * 0.62, radius * 0.6, h * 0.28, 12, 2.6, ['#97b455', '#a9c266'])
  )
}

function drawFronds(brush: Brush, x: number): string {
  return repeat(5, (i) => {
    const turn = -150 + i * 30
    const stem = (turn * Math.PI) / 180
    const leaves = repeat(7, (k) => {
      const reach = 4 + k * 2.9
      const at = [x + Math.cos(stem) * reach, -10 + Math.sin(stem) * reach] as const
      return leafMark(at, 9 - k, 1.8, turn + 48) + leafMark(at, 9 - k, 1.8, turn - 48)
    })
    return path(leaves, brush.tone('#7fa052', (i % 2) * 0.05 - 0.03))
  })
}

export function drawPot(brush: Brush, x: number, foot: number, width: number, colour: string): string {
  const height = width * 0.92
  return (
    brush.cylinder(x, foot, width * 0.7, height, colour, width * 0.94) +
    brush.cylinder(x, foot - height * 0.82, width, height * 0.2, colour, width * 1.02) +
    ellipse(x, foot - height * 1.02, width * 0.46, width * 0.46 * TILT, brush.tone('#4a3529'))
  )
}

function drawBananaPlant(brush: Brush, y: number): string {
  return [-160, -20, -140, -40, -120, -62, -100, -82]
    .map((turn, i) =>
      drawBroadLeaf(brush.painter, {
        x: 0,
        y,
        length: brush.random.range(38, 50) + (i > 3 ? 12 : 0),
        turn: turn + brush.random.range(-6, 6),
        colour: brush.random.pick(GREENS),
        depth: brush.depth,
      }),
    )
    .join('')
}

function drawOlive(brush: Brush, y: number): string {
  const leaf = { colour: '#8a9a78', depth: brush.depth, mark: 'fine' } as const
  const clumps = listOf(5, (i) => {
    const angle = i * 1.26 - 1.6
    return drawClump(brush.painter, leaf, [Math.cos(angle) * 17, y - 58 + Math.sin(angle) * 14], 21)
  })
  return stroke(d`M0 ${y}Q4 ${y - 20} 0 ${y - 50}`, brush.tone('#6d5a4a'), 4.4) + clumps.join('')
}

function drawFlowering(brush: Brush, y: number): string {
  return brush.foliage(-12, y - 18, 24) + brush.foliage(13, y - 18, 24) + brush.flowers(0, y - 28, 32, { squash: 0.8 })
}
