import { describe, expect, it } from 'vitest'
import { pathBounds } from './path-bounds.ts'

describe('pathBounds', () => {
  it('includes lines with absolute and relative coordinates', () => {
    const box = { x: 10, y: 20, width: 30, height: 40 }
    expect(pathBounds('M10 20H40V60H10Z')).toEqual(box)
    expect(pathBounds('M10 20h30v40h-30z')).toEqual(box)
    expect(pathBounds('M10 20L40 20 40 60L10 60Z')).toEqual(box)
  })

  it('continues from the start of a subpath after closing the subpath', () => {
    expect(pathBounds('M10 10l5 0l0 5zl-4 0')).toEqual({ x: 6, y: 10, width: 9, height: 5 })
  })

  it('includes the semicircular arc of a window', () => {
    const { x, y, width, height } = pathBounds('M0 100V50A50 50 0 0 1 100 50V100Z')
    expect([x, y, width, height].map(Math.round)).toEqual([0, 0, 100, 100])
  })

  it('includes the control points of a curve', () => {
    expect(pathBounds('M0 0Q50 -40 100 0')).toEqual({ x: 0, y: -40, width: 100, height: 40 })
  })
})
