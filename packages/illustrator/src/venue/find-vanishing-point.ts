import type { ColourGrid } from './pixels.ts'

export interface VanishingPoint {
  x: number
  y: number
  /** The fraction of the strongest edges that point to it. */
  share: number
}

interface Edge {
  x: number
  y: number
  slope: number
  weight: number
}

const COLUMNS = 25
const ROWS = 32
const AREA = { left: 0.08, right: 0.92, top: 0.14, bottom: 0.74 }
/** Edges with these slopes point to the vanishing point. Flatter and steeper edges have other directions. */
const SLOPES = { flattest: 0.16, steepest: 3.2 }
const LEAST_CONTRAST = 0.035
const MOST_CONTRAST = 0.15
const LEAST_EDGES = 120
const MOST_EDGES = 1200
/** The least fraction of all edges that point to the same place. */
const LEAST_SHARE = 0.12
/** Edges closer than this fraction of the width say little about the direction. */
const NEAR = 0.1

/** Finds the point at which the lines of a floor, a path or walls meet. Returns `undefined` without such lines. */
export function findVanishingPoint(grid: ColourGrid): VanishingPoint | undefined {
  const edges = findEdges(grid)
  if (edges.length < LEAST_EDGES) return undefined
  const votes = new Float64Array(COLUMNS * ROWS)
  const toX = (column: number) => AREA.left + ((AREA.right - AREA.left) * column) / (COLUMNS - 1)
  const rowsPerHeight = (ROWS - 1) / (AREA.bottom - AREA.top)
  let total = 0
  for (const { x, y, slope, weight } of edges) {
    total += weight
    for (let column = 0; column < COLUMNS; column++) {
      const px = toX(column)
      if (Math.abs(px - x) < NEAR) continue
      const py = y + (slope * (px - x) * grid.width) / grid.height
      const row = Math.round((py - AREA.top) * rowsPerHeight)
      for (const [nearby, share] of [
        [row - 1, 0.5],
        [row, 1],
        [row + 1, 0.5],
      ] as const) {
        if (nearby < 0 || nearby >= ROWS) continue
        const i = nearby * COLUMNS + column
        votes[i] = (votes[i] as number) + weight * share
      }
    }
  }
  const best = votes.indexOf(votes.reduce((most, vote) => Math.max(most, vote), 0))
  const share = (votes[best] as number) / total
  if (share < LEAST_SHARE) return undefined
  return { share, x: toX(best % COLUMNS), y: AREA.top + Math.floor(best / COLUMNS) / rowsPerHeight }
}

/** Returns the strongest edges. The others are mostly texture and noise. */
function findEdges({ width, height, at }: ColourGrid): Edge[] {
  const edges: Edge[] = []
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const right = at(x + 1, y)[0] - at(x - 1, y)[0]
      const down = at(x, y + 1)[0] - at(x, y - 1)[0]
      const contrast = Math.hypot(right, down)
      if (contrast < LEAST_CONTRAST) continue
      // An edge is perpendicular to the gradient.
      const slope = -right / down
      if (!(Math.abs(slope) > SLOPES.flattest && Math.abs(slope) < SLOPES.steepest)) continue
      edges.push({ x: x / width, y: y / height, slope, weight: Math.min(MOST_CONTRAST, contrast) })
    }
  }
  return edges.sort((a, b) => b.weight - a.weight).slice(0, MOST_EDGES)
}
