import type { Ground } from './find-ground.ts'
import { type ColourGrid, clamp, mean, percentile } from './pixels.ts'

/** The direction and hardness of the light in a photo. */
export interface PhotoLight {
  /** The side from which the light comes: -1 (left) to 1 (right). */
  right: number
  /** Whether the light comes from behind the scene, so that shadows fall towards the viewer. */
  isBehind: boolean
  /** 0: shadows are soft, as under clouds or in a room. 1: shadows are hard, as in the sun. */
  hardness: number
}

const COLUMNS = 40
const ROWS = 30
/** The lightness above which a part of the photo can be the source of its light. */
const BRIGHT_SHARE = 0.96
const SOURCE_LIGHTNESS = 0.86
/** How much brighter than the ground the light behind a scene is. */
const BEHIND = 0.24
const BLUE_SKY = -0.03

/** Estimates the light of a photo from its brightest area, the brightness of its two sides, and its contrast. */
export function estimateLight(grid: ColourGrid, ground: Ground): PhotoLight {
  const above: { x: number; lightness: number; blue: number }[] = []
  const below: { x: number; lightness: number }[] = []
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const [x, y] = [(column + 0.5) / COLUMNS, (row + 0.5) / ROWS]
      const [lightness, , blue] = grid.at(x * grid.width, y * grid.height)
      if (y > ground.topAt(x)) below.push({ x, lightness })
      else above.push({ x, lightness, blue })
    }
  }
  const brightest = percentile(
    above.map(({ lightness }) => lightness),
    BRIGHT_SHARE,
  )
  const source = above.filter(({ lightness }) => lightness >= brightest)
  const sourceX = 2 * mean(source.map(({ x }) => x)) - 1
  const spread = mean(source.map(({ x }) => Math.abs(2 * x - 1 - sourceX)))
  const onGround = below.map(({ lightness }) => lightness)
  const isBehind = brightest > SOURCE_LIGHTNESS && brightest - percentile(onGround, 0.5) > BEHIND && spread < 0.45
  // A narrow bright area is the source. A wide one is the sky, which says little about the direction.
  const fromSource = sourceX * clamp(1.2 - 2 * spread, 0.1, 1)
  const right = clamp(fromSource + 2.5 * sideDifference(below), -1, 1)
  const contrast = percentile(onGround, 0.92) - percentile(onGround, 0.08)
  const hasBlueSky = percentile(
    above.filter(({ lightness }) => lightness > 0.5).map(({ blue }) => blue),
    0.3,
  )
  const sun = hasBlueSky < BLUE_SKY ? 0.3 : 0
  return { right, isBehind, hardness: clamp(0.1 + sun + (contrast - 0.12) * 1.6 + (isBehind ? 0.15 : 0), 0.08, 1) }
}

/** Returns how much brighter the right half is than the left half. */
function sideDifference(points: readonly { x: number; lightness: number }[]): number {
  const side = (isRight: boolean) =>
    mean(points.filter(({ x }) => x > 0.5 === isRight).map(({ lightness }) => lightness))
  return clamp(side(true) - side(false), -0.3, 0.3)
}
