import { describe, expect, it } from 'vitest'
import { fromLab, isPale, lighten, mix, saturate, toLab } from './colour.ts'

describe('colour functions', () => {
  it.each(['#000000', '#ffffff', '#c22f3a', '#22345c', '#a3b295'])('fromLab inverts toLab for %s', (hex) => {
    expect(fromLab(toLab(hex))).toBe(hex)
  })

  it('mix returns the first colour for 0, the second for 1, and colours in between', () => {
    expect(mix('#c22f3a', '#22345c', 0)).toBe('#c22f3a')
    expect(mix('#c22f3a', '#22345c', 1)).toBe('#22345c')
  })

  it('lighten and saturate return only valid hex colours', () => {
    expect(lighten('#ffffff', 0.5)).toBe('#ffffff')
    expect(lighten('#000000', -0.5)).toBe('#000000')
    expect(saturate('#e0477e', 9)).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('isPale is true for pale colours and false for strong ones', () => {
    expect(isPale('#fbf4e6')).toBe(true)
    expect(isPale('#eba3ad')).toBe(false)
  })

  it('toLab throws for an invalid colour', () => {
    expect(() => toLab('red')).toThrow(RangeError)
    expect(() => toLab('#fff"/><x')).toThrow(RangeError)
  })
})
