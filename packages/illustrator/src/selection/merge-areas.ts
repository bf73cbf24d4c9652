import type { Bounds } from '../base/geometry.ts'

/** The minimum width and height of a selectable area. Users could hardly see or press a smaller area. */
const SMALLEST = 0.012
const MOST = 4
/** The maximum horizontal gap between areas that are merged. */
const GAP = 0.03

/**
 * Merges the areas of similar objects that stand side by side, such as chairs in a row. Areas are fractions of the
 * image. Returns at most 4 areas.
 */
export function mergeAreas(areas: readonly Bounds[]): Bounds[] {
  const merged: Bounds[] = []
  const visible = areas.filter(({ width, height }) => width > SMALLEST && height > SMALLEST)
  for (const area of visible.toSorted((a, b) => a.x - b.x)) {
    const last = merged.at(-1)
    if (last && area.x <= last.x + last.width + GAP) merged[merged.length - 1] = union(last, area)
    else merged.push(area)
  }
  const largest = merged.length > MOST ? merged.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MOST) : merged
  return largest.map(({ x, y, width, height }) => ({
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
  }))
}

function union(a: Bounds, b: Bounds): Bounds {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  const [right, bottom] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)]
  return { x, y, width: right - x, height: bottom - y }
}

function sizeOf({ width, height }: Bounds): number {
  return width * height
}

function round(fraction: number): number {
  return Math.round(fraction * 1000) / 1000
}
