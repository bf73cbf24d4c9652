import { expect, it } from 'vitest'
import { outlineOf, USUAL_PLACEMENT } from './outline.ts'

/** Returns all points of SVG path data. */
function pointsOf(path: string): [x: number, y: number][] {
  return [...path.matchAll(/[ML](-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)])
}

it('the outline narrows the aisle towards the arch', () => {
  const [farLeft, nearLeft, nearRight, farRight] = pointsOf(outlineOf(USUAL_PLACEMENT, 2 / 3).aisle)
  const width = (a: readonly number[] = [], b: readonly number[] = []) => (b[0] ?? 0) - (a[0] ?? 0)
  expect(width(farLeft, farRight)).toBeGreaterThan(20)
  expect(width(nearLeft, nearRight)).toBeGreaterThan(2 * width(farLeft, farRight))
})

it('the outline draws a higher arch for a place nearer to the viewer', () => {
  const heightAt = (y: number) => {
    const ys = pointsOf(outlineOf({ ...USUAL_PLACEMENT, arch: { x: 0.5, y } }, 2 / 3).arch).map(([, top]) => top)
    return Math.max(...ys) - Math.min(...ys)
  }
  expect(heightAt(0.75)).toBeGreaterThan(1.5 * heightAt(0.6))
})

it.each([
  ['above the horizon', { arch: { x: 0.5, y: 0 }, aisle_end: { x: 0.5, y: 0 } }],
  ['at one point', { arch: { x: 0, y: 1 }, aisle_end: { x: 0, y: 1 } }],
  ['with the aisle behind the arch', { arch: { x: 0.5, y: 1 }, aisle_end: { x: 0.5, y: 0.5 } }],
])('the outline has finite coordinates for a placement %s', (_name, placement) => {
  const { arch, aisle, rows } = outlineOf(placement, 4 / 3)
  expect(arch + aisle + rows).not.toMatch(/NaN|Infinity/)
})
