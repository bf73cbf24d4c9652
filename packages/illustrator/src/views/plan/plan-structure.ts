import { lighten } from '../../base/colour.ts'
import { arcPoints, CENTRE, listOf, type Point } from '../../base/geometry.ts'
import { circle, line, path, polygon, rect, ring } from '../../base/svg.ts'
import { drawCluster } from '../../flora/cluster.ts'
import { drawGarland } from '../../flora/garland.ts'
import type { Painter } from '../../painter/painter.ts'
import type { ArchName } from '../../spec.ts'
import { UNIT, withShadow } from './plan.ts'

const ROOFED: readonly ArchName[] = [
  'canopy',
  'mandap',
  'chuppah',
  'nikah-stage',
  'pergola',
  'draped-arch',
  'gazebo',
  'sofreh',
]
const WOODEN: readonly ArchName[] = ['arbor', 'triangle', 'hexagon', 'driftwood-arch', 'torii']
const RING: readonly ArchName[] = ['handfasting', 'sacred-fire', 'unity-candle', 'broom', 'sand-ceremony']
const HALF = 1.25 * UNIT

/** Draws the structure of the ceremony from straight above, with its flowers. */
export function drawPlanStructure(painter: Painter, y: number): string {
  const { arch } = painter.spec
  if (arch === 'none') return ''
  if (arch === 'tipi') return drawTent(painter, y)
  if (ROOFED.includes(arch)) return drawRoof(painter, y)
  if (RING.includes(arch)) return drawFlowerRing(painter, CENTRE, y, HALF * 0.8)
  return drawBeam(painter, y)
}

/** Draws a ring of flowers on the ground. */
export function drawFlowerRing(painter: Painter, x: number, y: number, radius: number): string {
  return drawGarland(painter, arcPoints(x, y, radius, radius, 0, 360, 40), 44)
}

function drawBeam(painter: Painter, y: number): string {
  const isWooden = WOODEN.includes(painter.spec.arch)
  const wood = painter.tone(isWooden ? '#8f6440' : '#d9c7a8')
  const beam = (fill?: string) => rect(CENTRE - HALF, y - 6, HALF * 2, 12, fill ?? wood, { rx: 4 })
  const along = listOf<Point>(18, (i) => [CENTRE - HALF + (i / 17) * HALF * 2, y + Math.sin(i) * 3])
  const feet = [-1, 1].map((side) => drawCluster(painter, CENTRE + side * HALF, y + 6, 46, { count: 14, sprays: 10 }))
  return withShadow(painter, 2.2, beam) + drawGarland(painter, along, 46) + feet.join('')
}

function drawRoof(painter: Painter, y: number): string {
  const cloth = painter.tone(painter.spec.fabric)
  const [left, right, top, bottom] = [CENTRE - HALF, CENTRE + HALF, y - HALF * 1.25, y + HALF * 0.35]
  const middle: Point = [CENTRE, (top + bottom) / 2]
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  const panels = corners.map((corner, i) =>
    polygon([corner, corners[(i + 1) % 4] as Point, middle], lighten(cloth, [0.03, -0.02, -0.06, -0.01][i] as number)),
  )
  const edges = corners.map((corner, i) => drawGarland(painter, [corner, corners[(i + 1) % 4] as Point], 30, 0.8))
  return (
    withShadow(painter, 2.2, (fill) => (fill ? polygon(corners, fill) : panels.join(''))) +
    edges.join('') +
    corners.map(([x, cy]) => drawCluster(painter, x, cy, 40, { count: 12, sprays: 8 })).join('')
  )
}

function drawTent(painter: Painter, y: number): string {
  const cloth = painter.tone(painter.spec.fabric)
  const radius = HALF * 1.3
  const centre: Point = [CENTRE, y - radius * 0.5]
  const hem = arcPoints(...centre, radius, radius, 0, 360, 13)
  const panels = hem
    .slice(1)
    .map((point, i) => polygon([hem[i] as Point, point, centre], lighten(cloth, i % 2 ? 0.02 : -0.04)))
  const poles = [20, 95, 170, 250].map((angle) => {
    const x = Math.cos(angle / 57.3) * 22
    return line(...centre, centre[0] + x, centre[1] + Math.sin(angle / 57.3) * 22, painter.tone('#7a5738'), 4)
  })
  const entrance = path(
    `M${CENTRE - 20} ${centre[1] + radius * 0.96}L${CENTRE} ${centre[1] + 30}L${CENTRE + 20} ${centre[1] + radius * 0.96}Z`,
    painter.tone('#4a382f'),
    { opacity: 0.8 },
  )
  return (
    withShadow(painter, 2.4, (fill) => (fill ? circle(...centre, radius, fill) : panels.join(''))) +
    ring(...centre, radius - 2, lighten(cloth, -0.1), 2) +
    entrance +
    poles.join('') +
    [-1, 1]
      .map((side) => drawCluster(painter, CENTRE + side * 44, centre[1] + radius, 36, { count: 10, sprays: 8 }))
      .join('')
  )
}
