import { CENTRE, HEIGHT, listOf, WIDTH } from '../../base/geometry.ts'
import type { SceneObject } from '../../objects/object.ts'
import type { SettingName } from '../../spec.ts'
import { type GroundPoint, project, type Spot } from '../../stage/camera.ts'
import type { Candidate } from '../../stage/find-place.ts'
import type { Stage } from '../../stage/stage.ts'

/** Where an object should stand in a free scene. */
export interface Wish {
  /** The point around which the scene is arranged. */
  centre: GroundPoint
  /** The wanted distance from the viewer, in metres. */
  away: number
  /** The side of the image: -1 is left, 1 is right, 0 is the middle. Default: any. */
  side?: -1 | 0 | 1
  /** Whether the description names the side. */
  isNamed?: boolean
}

/** The distances of the candidates relative to the wanted one. */
const DISTANCES = [1, 0.92, 0.84, 0.76, 1.1, 1.2, 1.32, 1.46, 1.62, 1.8, 2.1, 2.5, 3]
const COLUMNS = 21
const MARGIN = 20
/** The costs of a place: of each doubling of the distance, of the full width of the image, and of the wrong side. */
const COST = { farther: 1.8, nearer: 1, aside: 0.9, wrongSide: 1.5, wrongNamedSide: 6 }
/** The least width of an object on the canvas, as a fraction of the canvas width. */
const LEAST_WIDTH = 0.06
/** The greatest width of an object, as a fraction of the canvas width. */
const MOST_WIDTH = 0.44
const LOWEST = HEIGHT - 12
/** Half the widths of streets between houses, in metres. Objects stand on the street, not in the houses. */
const STREETS: Readonly<Partial<Record<SettingName, number>>> = {
  street: 4.5,
  havana: 8,
  paris: 8.4,
  'new-york': 9,
}

/** Returns places on the ground for an object, as near to the wanted distance as its size allows. */
export function groundCandidates(stage: Stage, size: Pick<SceneObject, 'width' | 'height'>, wish: Wish): Candidate[] {
  const { camera } = stage
  const wanted = fittingDistance(stage, size, wish.away)
  const middle = project(camera, wish.centre).x
  return DISTANCES.flatMap((ratio) => {
    const away = wanted * ratio
    const { y, unit } = project(camera, { right: 0, away })
    if (y > LOWEST) return []
    const half = (STREETS[stage.painter.spec.setting] ?? Number.POSITIVE_INFINITY) - size.width / 2
    const distanceCost = Math.log2(ratio) * (ratio > 1 ? COST.farther : -COST.nearer)
    return listOf(COLUMNS, (i) => {
      const x = MARGIN + (i / (COLUMNS - 1)) * (WIDTH - 2 * MARGIN)
      const right = (x - CENTRE) / unit
      const spot: Spot = { ...project(camera, { right, away }), y }
      return { spot, away, right, cost: distanceCost + asideCost(x, middle, wish) }
    }).filter(({ right }) => Math.abs(right) <= half)
  })
}

/** Returns the cost of a horizontal position. Objects stand close to the middle, on the wanted side. */
export function asideCost(x: number, middle: number, { side, isNamed }: Pick<Wish, 'side' | 'isNamed'>): number {
  const aside = (Math.abs(x - middle) / WIDTH) * COST.aside
  if (side === undefined) return aside
  if (side === 0) return aside * 3
  if (Math.sign(x - middle) === side) return aside
  return aside + (isNamed ? COST.wrongNamedSide : COST.wrongSide)
}

/**
 * Returns the distance at which an object fits into the frame and is at least 6 % of its width, near the wanted
 * distance.
 */
function fittingDistance(
  { camera }: Stage,
  { width, height }: Pick<SceneObject, 'width' | 'height'>,
  away: number,
): number {
  const { focal, eye, horizon } = camera
  const forHeight = height > eye ? (focal * (height - eye)) / (horizon - MARGIN) : 0
  const forWidth = (focal * width) / (MOST_WIDTH * WIDTH)
  const farthest = (focal * width) / (LEAST_WIDTH * WIDTH)
  return Math.max(forHeight, forWidth, Math.min(away, farthest))
}
