import { lighten } from '../../base/colour.ts'
import { GOLDEN_ANGLE, listOf, type Point } from '../../base/geometry.ts'
import type { Painter } from '../../painter/painter.ts'
import { type Branching, drawBranches } from './branches.ts'
import { drawClump, type Leafage, lightSide } from './clump.ts'

export interface BroadleafOptions extends Leafage {
  x: number
  /** The y position of the base of the trunk. */
  y: number
  width: number
  height: number
  /** The height of the trunk below the leaves, as a fraction of the tree's height. Default: 0.3. */
  stem?: number
  /** The width of the trunk as a fraction of the tree's size. Default: 0.07. */
  trunk?: number
  /** Whether the tree has no leaves, as in winter. */
  bare?: boolean
  bark?: string
  /** The angle by which the tree leans, in degrees. */
  lean?: number
  /** The maximum radius of a mass of leaves, in pixels. Default: 54. */
  grain?: number
}

const LARGEST_MASS = 54
const OVERLAP = 2.3

/** Draws a broad-leaved tree with a trunk, forking limbs and a crown of leaves without gaps. */
export function drawBroadleaf(painter: Painter, tree: BroadleafOptions): string {
  const { x, y, width, height, stem = 0.3, trunk = 0.07, bare = false, bark, lean = 0, depth = 0 } = tree
  const branching: Branching = {
    foot: [x, y],
    length: height * stem * (bare ? 0.95 : 1.05),
    width: width * trunk,
    forks: bare ? 6 : 3,
    spread: Math.min(52, 32 * (width / height)),
    lean,
    shrink: bare ? 0.8 : 0.76 - (stem - 0.26) * 2.1,
    depth,
    ...(bark && { bark }),
  }
  const limbs = drawBranches(painter, branching)
  return bare ? limbs : limbs + drawCrown(painter, tree, stem)
}

/**
 * Draws the crown of a tree: an uneven dome that is lighter on its sunny side. Its lower edge is open above the fork.
 */
function drawCrown(painter: Painter, tree: BroadleafOptions, stem: number): string {
  const { random } = painter
  const { x, y, width, height, lean = 0, grain = LARGEST_MASS } = tree
  const rise = height * (1 - stem)
  const middle: Point = [x + lean * height * 0.012, y - height * stem - rise * 0.5]
  const radius = Math.min(width * 0.16, grain)
  const [rx, ry] = [width * 0.5 - radius * 0.7, rise * 0.5 - radius * 0.5]
  const count = Math.max(12, (Math.PI * rx * ry * OVERLAP) / (Math.PI * radius * radius * 0.6))
  const phase = random.range(0, 6)
  const side = lightSide(painter, x)
  const masses = listOf(count, (i) => {
    const angle = i * GOLDEN_ANGLE
    const lobe = 0.9 + 0.1 * Math.sin(angle * 3 + phase) + 0.07 * Math.sin(angle * 5 + phase * 2)
    const reach = Math.sqrt((i + 0.5) / count) * lobe
    return { u: Math.cos(angle) * reach, v: Math.sin(angle) * reach, size: random.range(0.8, 1.2) }
  })
  return masses
    .filter(({ u, v }) => v < 0.45 || Math.abs(u) > 0.3)
    .sort((a, b) => a.v - b.v)
    .map(({ u, v, size }) => {
      const towardsLight = u * side * 0.6 - v * 0.8
      const shade = towardsLight > 0.4 ? 0.03 : towardsLight < -0.25 ? -0.045 : -0.005
      const leafage = { ...tree, colour: lighten(tree.colour, shade) }
      return drawClump(painter, leafage, [middle[0] + u * rx, middle[1] + v * ry], radius * size)
    })
    .join('')
}
