import { type Point, toRadians } from './geometry.ts'
import { d } from './svg.ts'

/**
 * SVG path data of a pointed leaf shape. A single path contains many leaves, which is smaller and faster than one
 * element per leaf.
 */
export function leafMark([x, y]: Point, length: number, width: number, degrees: number): string {
  const angle = toRadians(degrees)
  const dx = Math.cos(angle) * length
  const dy = Math.sin(angle) * length
  const bx = -Math.sin(angle) * width
  const by = Math.cos(angle) * width
  return d`M${x - dx / 2} ${y - dy / 2}q${dx / 2 + bx} ${dy / 2 + by} ${dx} ${dy}q${-dx / 2 - bx} ${-dy / 2 - by} ${-dx} ${-dy}z`
}

/** SVG path data of a disc. */
export function discMark([x, y]: Point, rx: number, ry = rx): string {
  return d`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

/** SVG path data of a curved blade of grass. `lean` moves the tip sideways, in pixels. */
export function bladeMark([x, y]: Point, height: number, lean: number): string {
  return d`M${x} ${y}q${lean * 0.15} ${-height * 0.6} ${lean} ${-height}`
}

/** SVG path data of a tree limb that narrows from `from` to `to`. `bend` curves the limb sideways. */
export function limbMark(from: Point, to: Point, thick: number, thin: number, bend: number): string {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const length = Math.hypot(dx, dy) || 1
  const nx = -dy / length
  const ny = dx / length
  const cx = (from[0] + to[0]) / 2 + nx * bend
  const cy = (from[1] + to[1]) / 2 + ny * bend
  const mid = (thick + thin) / 4
  const a = thick / 2
  const b = thin / 2
  return (
    d`M${from[0] + nx * a} ${from[1] + ny * a}Q${cx + nx * mid} ${cy + ny * mid} ${to[0] + nx * b} ${to[1] + ny * b}` +
    d`L${to[0] - nx * b} ${to[1] - ny * b}Q${cx - nx * mid} ${cy - ny * mid} ${from[0] - nx * a} ${from[1] - ny * a}z`
  )
}
