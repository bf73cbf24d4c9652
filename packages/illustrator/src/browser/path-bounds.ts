import type { Bounds } from '../base/geometry.ts'

const COMMAND = /([a-z])([^a-z]*)/gi
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g
const NUMBERS_TAKEN: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 }

/**
 * Returns the bounding box of SVG path data. The box includes the control points of curves, which is accurate enough
 * for gradients.
 */
export function pathBounds(data: string): Bounds {
  const xs: number[] = []
  const ys: number[] = []
  let x = 0
  let y = 0
  let start = { x, y }
  const reach = (px: number, py: number) => {
    xs.push(px)
    ys.push(py)
  }

  for (const [, letter = '', text = ''] of data.matchAll(COMMAND)) {
    const command = letter.toLowerCase()
    const [left, top] = letter === command ? [() => x, () => y] : [() => 0, () => 0]
    const numbers = (text.match(NUMBER) ?? []).map(Number)
    const taken = NUMBERS_TAKEN[command] ?? 0
    if (command === 'z') ({ x, y } = start)
    for (let at = 0; taken > 0 && at + taken <= numbers.length; at += taken) {
      const part = numbers.slice(at, at + taken)
      const [lastX = 0, lastY = 0] = part.slice(-2)
      const endX = command === 'v' ? x : left() + lastX
      const endY = command === 'h' ? y : top() + (command === 'v' ? lastX : lastY)
      if (command === 'a') reach(...arcBulge([x, y], [endX, endY], part))
      else for (let i = 0; i + 3 < taken; i += 2) reach(left() + (part[i] ?? 0), top() + (part[i + 1] ?? 0))
      ;[x, y] = [endX, endY]
      reach(x, y)
      if (command === 'm') start = { x, y }
    }
  }
  const least = { x: Math.min(...xs), y: Math.min(...ys) }
  return { ...least, width: Math.max(...xs) - least.x, height: Math.max(...ys) - least.y }
}

/** Returns how far a semicircular arc extends beyond its end points. Exact for the arcs of windows and arches. */
function arcBulge(from: [number, number], to: [number, number], arc: readonly number[]): [number, number] {
  const [radiusX = 0, radiusY = 0, , , sweep = 0] = arc
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const side = sweep ? 1 : -1
  return [
    (from[0] + to[0]) / 2 + (side * dy * radiusX) / length,
    (from[1] + to[1]) / 2 - (side * dx * radiusY) / length,
  ]
}
