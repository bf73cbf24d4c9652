import type { Point } from '../base/geometry.ts'
import { d } from '../base/svg.ts'

const SMOOTHNESS = 1 / 6

/** Parses points in the format of the `points` attribute of a polygon: `0,-4 12,8`. */
export function points(text: string): Point[] {
  return text.split(' ').map((pair): Point => {
    const [x, y] = pair.split(',').map(Number)
    return [x as number, y as number]
  })
}

/** Returns path data of a smooth curve through the points. The current point of the path must be the first point. */
function through(points: readonly Point[]): string {
  let data = ''
  for (let i = 0; i + 1 < points.length; i++) {
    const [from, to] = [points[i] as Point, points[i + 1] as Point]
    const before = points[i - 1] ?? from
    const after = points[i + 2] ?? to
    data += d`C${from[0] + (to[0] - before[0]) * SMOOTHNESS} ${from[1] + (to[1] - before[1]) * SMOOTHNESS} ${to[0] - (after[0] - from[0]) * SMOOTHNESS} ${to[1] - (after[1] - from[1]) * SMOOTHNESS} ${to[0]} ${to[1]}`
  }
  return data
}

/** Returns the path data of an open smooth curve. */
export function curve(points: readonly Point[]): string {
  const [x, y] = points[0] as Point
  return d`M${x} ${y}` + through(points)
}

/** Returns the path data of a closed outline. Each run is a smooth curve, and straight lines connect the runs. */
export function outline(...runs: readonly (readonly Point[])[]): string {
  const pieces = runs
    .filter((run) => run.length > 0)
    .map((run, i) => {
      const [x, y] = run[0] as Point
      return (i === 0 ? d`M${x} ${y}` : d`L${x} ${y}`) + through(run)
    })
  return `${pieces.join('')}Z`
}

/** Returns the outline of a curved shape, such as an arm, from its centre line and its width at each point. */
export function limb(points: readonly Point[], widths: readonly number[]): string {
  const sides = points.map(([x, y], i) => {
    const [x1, y1] = points[i - 1] ?? [x, y]
    const [x2, y2] = points[i + 1] ?? [x, y]
    const length = Math.hypot(x2 - x1, y2 - y1) || 1
    const half = (widths[i] ?? 0) / 2
    return { x, y, across: ((y2 - y1) / length) * half, along: ((x2 - x1) / length) * half }
  })
  const left = sides.map(({ x, y, across, along }): Point => [x + across, y - along])
  const right = sides.map(({ x, y, across, along }): Point => [x - across, y + along]).reverse()
  return outline(left, right)
}

/** Mirrors points across the centre line and reverses their order, to close a symmetric outline. */
export function mirrored(points: readonly Point[]): Point[] {
  return points.map(([x, y]): Point => [-x, y]).reverse()
}
