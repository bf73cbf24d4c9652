/** An area of an image, as fractions of its width and height: left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** The minimum width and height of a box. Smaller parts are not visible enough to be selected. */
const SMALLEST = 0.012
const MOST = 4
/** The horizontal gap up to which boxes are merged. */
const GAP = 0.03

/** Merges the boxes of similar objects side by side, such as chairs in a row. Returns at most 4 boxes. */
export function mergeBoxes(boxes: readonly Box[]): Box[] {
  const merged: Box[] = []
  const visible = boxes.filter(([, , width, height]) => width > SMALLEST && height > SMALLEST)
  for (const box of visible.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && box[0] <= last[0] + last[2] + GAP) merged[merged.length - 1] = union(last, box)
    else merged.push(box)
  }
  const largest = merged.length > MOST ? merged.toSorted((a, b) => areaOf(b) - areaOf(a)).slice(0, MOST) : merged
  return largest.map(([x, y, width, height]) => [round(x), round(y), round(width), round(height)])
}

function union(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a[0], b[0]), Math.min(a[1], b[1])]
  return [x, y, Math.max(a[0] + a[2], b[0] + b[2]) - x, Math.max(a[1] + a[3], b[1] + b[3]) - y]
}

function areaOf([, , width, height]: Box): number {
  return width * height
}

function round(fraction: number): number {
  return Math.round(fraction * 1000) / 1000
}
