import { paintScene } from '@vowkit/illustrator/browser'
import { expect, it, onTestFinished } from 'vitest'

const SIDE = 64
const BLURRED = `<svg viewBox="0 0 ${SIDE} ${SIDE}"><defs><filter id="soft"><feGaussianBlur stdDeviation="4"/></filter></defs>`
const SQUARE = '<rect x="16" y="16" width="32" height="32" fill="#000000"'
const SCENES = {
  group: `${BLURRED}<g filter="url(#soft)">${SQUARE}/></g></svg>`,
  shape: `${BLURRED}${SQUARE} filter="url(#soft)"/></svg>`,
}

/** Returns the opacity of each pixel of the middle row. */
function paint(svg: string): number[] {
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  paintScene(svg, context)
  const { data } = context.getImageData(0, SIDE / 2, SIDE, 1)
  return Array.from({ length: SIDE }, (_, x) => data[x * 4 + 3] ?? 0)
}

/** Removes canvas filters, which Safari does not support. */
function withoutFilters(): void {
  const { prototype } = OffscreenCanvasRenderingContext2D
  const own = Object.getOwnPropertyDescriptor(prototype, 'filter')
  if (!own) return
  Reflect.deleteProperty(prototype, 'filter')
  onTestFinished(() => {
    Object.defineProperty(prototype, 'filter', own)
  })
}

it.each(Object.entries(SCENES))('paintScene blurs a %s about equally with and without canvas filters', (_, svg) => {
  const filtered = paint(svg)
  withoutFilters()
  const softened = paint(svg)
  expect(softened[2]).toBe(0)
  for (const [x, dark] of softened.entries()) expect(Math.abs(dark - (filtered[x] ?? 0)), `pixel ${x}`).toBeLessThan(48)
})
