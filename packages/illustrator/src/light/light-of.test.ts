import { describe, expect, it } from 'vitest'
import { lightOf } from './light-of.ts'
import { LIGHTS } from './lights.ts'

describe('lightOf', () => {
  it('returns the light of the time of day for an outdoor setting', () => {
    expect(lightOf({ setting: 'garden', lightName: 'night' })).toBe(LIGHTS.night)
  })

  it('returns the light of the time of day for a room by day', () => {
    expect(lightOf({ setting: 'church', lightName: 'golden' })).toBe(LIGHTS.golden)
  })

  it('returns night light for northern lights at every time of day', () => {
    expect(lightOf({ setting: 'northern-lights', lightName: 'midday' })).toBe(LIGHTS.night)
  })

  it('returns lamplight for a room at night, and keeps the night sky', () => {
    const light = lightOf({ setting: 'church', lightName: 'night' })
    expect(light.tint).toBe(LIGHTS.candle.tint)
    expect(light.sky).toEqual(LIGHTS.night.sky)
  })
})
