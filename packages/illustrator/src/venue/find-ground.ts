import { channels, type Lab } from '../base/colour.ts'
import { listOf } from '../base/geometry.ts'
import { type ColourGrid, clamp, colourDistance, percentile } from './pixels.ts'

/** The free ground of a photo. All values are fractions of the photo's width or height. */
export interface Ground {
  /** Returns the y position at which the ground ends, for an x position. */
  topAt(x: number): number
  /** The y position of the ground's far edge. */
  edge: number
}

/** The strip at the bottom of the photo whose colours are known to be ground. */
const KNOWN = { rows: 0.1, from: 0.12, to: 0.88 }
const HIGHEST = 0.14
/** The colour difference at which the ground ends: to all known ground colours, and to the ground just below. */
const UNKNOWN = 0.075
const STEP = 0.045
const LARGE_STEP = 0.1
/** The fraction of the height that must differ before the ground ends, so that it includes narrow joints and stones. */
const END_ROWS = 0.035
const SMOOTHED = 5
const FAR_SHARE = 0.2

/** Finds the ground: the area that extends upwards from the bottom of the photo with similar colours. */
export function findGround(grid: ColourGrid): Ground {
  const { width, height } = grid
  const known = sampleGround(grid)
  const raw = listOf(width, (x) => climb(grid, x, known))
  const tops = raw.map((_, x) => percentile(raw.slice(Math.max(0, x - SMOOTHED), x + SMOOTHED + 1), 0.5))
  const middle = tops.slice(Math.floor(width * 0.15), Math.ceil(width * 0.85))
  return {
    topAt: (x) => (tops[clamp(Math.round(x * width), 0, width - 1)] as number) / height,
    edge: percentile(middle, FAR_SHARE) / height,
  }
}

function sampleGround({ width, height, at }: ColourGrid): Lab[] {
  const colours: Lab[] = []
  const rows = Math.max(2, Math.round(height * KNOWN.rows))
  for (let y = height - rows; y < height; y += 2) {
    for (let x = Math.round(width * KNOWN.from); x < width * KNOWN.to; x += 5) colours.push(at(x, y))
  }
  return colours
}

/** Returns the row at which the ground ends in a column. */
function climb({ height, at }: ColourGrid, x: number, known: readonly Lab[]): number {
  const most = Math.max(3, Math.round(height * END_ROWS))
  let below = at(x, height - 1)
  let top = height - 1
  for (let y = height - 2, other = 0; y > height * HIGHEST && other < most; y--) {
    const colour = at(x, y)
    const step = colourDistance(colour, below)
    const isKnown = step < LARGE_STEP && known.some((ground) => colourDistance(ground, colour) < UNKNOWN)
    if (isKnown || step < STEP) {
      other = 0
      top = y
      const before = below
      below = channels((c) => before[c] * 0.8 + colour[c] * 0.2)
    } else {
      other += 1
    }
  }
  return top
}
