import { type Bounds, WIDTH } from '../base/geometry.ts'
import type { Located } from '../painter/painter.ts'

/** Returns the area that two boxes share, in square pixels. */
export function overlapOf(a: Bounds, b: Bounds): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

/** Returns the fraction of a box that is inside a canvas of this height. */
export function shareInFrame(box: Bounds, height: number): number {
  return overlapOf(box, { x: 0, y: 0, width: WIDTH, height }) / (box.width * box.height)
}

/** Returns the fraction of a farther box that a nearer object hides. */
export function shareHidden(box: Bounds, nearer: Bounds & Pick<Located, 'cover'>): number {
  return (overlapOf(box, nearer) * nearer.cover) / (box.width * box.height)
}

/** Returns the fraction of a box that is in the frame and that no nearer object hides. At least 0. */
export function visibleShare(
  box: Bounds,
  away: number,
  { among, height }: { among: readonly Located[]; height: number },
): number {
  const hidden = among.reduce((sum, other) => sum + (other.away < away ? shareHidden(box, other) : 0), 0)
  return Math.max(0, shareInFrame(box, height) - hidden)
}
