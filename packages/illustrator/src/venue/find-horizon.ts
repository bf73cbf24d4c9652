import { listOf } from '../base/geometry.ts'
import type { Ground } from './find-ground.ts'
import { findVanishingPoint } from './find-vanishing-point.ts'
import { type ColourGrid, colourDistance, mean } from './pixels.ts'

/** The horizon of a photo, as a fraction of its height. */
export interface Horizon {
  y: number
  /** Where it was found. `usual`: the photo shows no trace of it. */
  from: 'sea' | 'lines' | 'ground' | 'usual'
  /** The x position at which parallel lines meet, if the photo has such lines. */
  vanishingX?: number
}

/** The horizon of a photo that was taken at eye level, if nothing else is known. */
export const USUAL_HORIZON = 0.45
/** The share of edges above which their meeting point is certain, even if the ground seems to end below it. */
const CLEAR_SHARE = 0.18
const MOST_ABOVE_EDGE = 0.2
const HIGHEST = 0.26
const LOWEST = 0.72
/** How far below the horizon the far edge of the ground usually is. */
const EDGE_BELOW = 0.03
const EDGE_TRUST = 0.4
const SEA = { slopes: [-0.04, -0.02, 0, 0.02, 0.04], jump: 0.03, columns: 0.82, calm: 0.035 }

/** Estimates the horizon: a line between sea and sky, the meeting point of parallel lines, or the edge of the ground. */
export function findHorizon(grid: ColourGrid, ground: Ground): Horizon {
  const sea = findSea(grid)
  if (sea !== undefined) return { y: sea, from: 'sea' }
  const { edge } = ground
  const lines = findVanishingPoint(grid)
  const isClear = lines && (lines.share > CLEAR_SHARE || (lines.y < edge && lines.y > edge - MOST_ABOVE_EDGE))
  if (isClear && lines.y > HIGHEST && lines.y < LOWEST) return { y: lines.y, from: 'lines', vanishingX: lines.x }
  // Ground that seems to reach higher is a wall or a hedge of the same colour.
  if (edge <= HIGHEST || edge > LOWEST) return { y: USUAL_HORIZON, from: 'usual' }
  // The ground ends at a wall, at trees or behind a hill, often far from the horizon. Most photos are taken level.
  return { y: USUAL_HORIZON + EDGE_TRUST * (edge - EDGE_BELOW - USUAL_HORIZON), from: 'ground' }
}

/** Finds a straight line across the whole photo with a calm area above it. */
function findSea({ width, height, at }: ColourGrid): number | undefined {
  let best: { y: number; score: number } | undefined
  for (let row = Math.round(height * 0.2); row < height * 0.7; row++) {
    for (const slope of SEA.slopes) {
      const jumps = listOf(32, (i) => {
        const x = ((i + 0.5) / 32) * width
        const y = row + slope * (x - width / 2)
        const jump = at(x, y + 1.5)[0] - at(x, y - 1.5)[0]
        const colour = colourDistance(at(x, y + 1.5), at(x, y - 1.5))
        const above = colourDistance(at(x, y - 4), at(x, y - 8))
        const below = colourDistance(at(x, y + 3), at(x + 4, y + 3))
        return { jump, colour, isCalm: above < SEA.calm && below < SEA.calm }
      })
      const found = jumps.filter(({ colour }) => colour > SEA.jump)
      const isDarker = mean(found.map(({ jump }) => Math.sign(jump))) < -0.7
      const calm = jumps.filter(({ isCalm }) => isCalm).length / jumps.length
      if (found.length / jumps.length < SEA.columns || calm < 0.8 || !isDarker) continue
      const score = mean(jumps.map(({ colour }) => Math.min(0.2, colour)))
      if (!best || score > best.score) best = { y: row / height, score }
    }
  }
  return best?.y
}
