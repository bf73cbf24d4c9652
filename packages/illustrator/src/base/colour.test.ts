import { describe, expect, it } from 'vitest'
import { fromLab, isPale, lighten, mix, saturate, toLab } from './colour.ts'

describe('colour', () => {
  it.each(['#000000', '#ffffff', '#c22f3a', '#22345c', '#a3b295'])('brings %s back unchanged', (hex) => {
    expect(fromLab(toLab(hex))).toBe(hex)
  })

  it('mixes from one end to the other', () => {
    expect(mix('#c22f3a', '#22345c', 0)).toBe('#c22f3a')
    expect(mix('#c22f3a', '#22345c', 1)).toBe('#22345c')
  })

  it('stays within the range when pushed beyond it', () => {
    expect(lighten('#ffffff', 0.5)).toBe('#ffffff')
    expect(lighten('#000000', -0.5)).toBe('#000000')
    expect(saturate('#e0477e', 9)).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('tells pale from strong', () => {
    expect(isPale('#fbf4e6')).toBe(true)
    expect(isPale('#eba3ad')).toBe(false)
  })

  it('refuses what is no colour', () => {
    expect(() => toLab('red')).toThrow(RangeError)
    expect(() => toLab('#fff"/><x')).toThrow(RangeError)
  })
})
