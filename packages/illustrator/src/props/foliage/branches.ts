import { lighten } from '../../base/colour.ts'
import { type Point, toRadians } from '../../base/geometry.ts'
import { limbMark } from '../../base/marks.ts'
import type { Random } from '../../base/random.ts'
import { d, path } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { lightSide } from './clump.ts'

export interface Branching {
  /** The position of the base of the trunk. */
  foot: Point
  /** The length of the trunk up to the first fork, in pixels. */
  length: number
  width: number
  /** The number of forks between the trunk and a twig. */
  forks: number
  /** The angle between the limbs of a fork, in degrees. */
  spread: number
  /** The lean of the trunk in degrees; 0 is upright. */
  lean?: number
  /** The ratio of a limb's length to the length of its parent limb. */
  shrink?: number
  bark?: string
  depth?: number
}

const BARK = '#5b4538'

/** Draws the trunk of a tree and its limbs recursively. */
export function drawBranches(painter: Painter, branching: Branching): string {
  const { foot, length, width, lean = 0, bark = BARK, depth = 0 } = branching
  const { random } = painter
  const colour = painter.tone(bark, depth)
  const marks = limb(random, branching, foot, lean, length, width, branching.forks)
  const [x, y] = foot
  const [w, rise] = [width, length * 0.34]
  const flare =
    d`M${x - w * 1.1} ${y + w * 0.12}Q${x - w * 0.5} ${y - rise * 0.15} ${x - w * 0.3} ${y - rise}L${x + w * 0.3} ${y - rise}` +
    d`Q${x + w * 0.5} ${y - rise * 0.15} ${x + w * 1.15} ${y + w * 0.12}Q${x} ${y - w * 0.1} ${x - w * 1.1} ${y + w * 0.12}z`
  const side = lightSide(painter, x)
  const angle = toRadians(lean - 90)
  const along = (share: number): Point => [
    x + Math.cos(angle) * length * share + side * w * 0.26,
    y + Math.sin(angle) * length * share,
  ]
  const shine = limbMark(along(0.12), along(0.92), w * 0.22, w * 0.14, 0)
  return path(marks, colour) + path(flare, colour) + path(shine, lighten(colour, 0.05))
}

function limb(
  random: Random,
  tree: Branching,
  from: Point,
  lean: number,
  length: number,
  width: number,
  forks: number,
): string {
  const angle = toRadians(lean - 90)
  const to: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length]
  const thin = width * 0.7
  const own = limbMark(from, to, width, thin, random.range(-0.08, 0.08) * length)
  if (forks === 0) return own
  const { spread, shrink = 0.74 } = tree
  const arms = forks > 2 && random.next() < 0.6 ? 3 : 2
  const children = Array.from({ length: arms }, (_, i) => {
    const share = i / (arms - 1) - 0.5
    const turn = share * spread * 2 * random.range(0.7, 1.1) + random.range(-8, 8)
    return limb(
      random,
      tree,
      to,
      (lean + turn) * 0.95,
      length * shrink * random.range(0.8, 1.15),
      thin * 0.72,
      forks - 1,
    )
  })
  return own + children.join('')
}
