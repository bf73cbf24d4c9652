import { drawScene } from '@vowkit/illustrator'
import { WEDDING_STYLES } from '@vowkit/sdk-core/contract'
import { describe, expect, it } from 'vitest'
import { seasonOf } from './season.ts'
import { stylePalette } from './style-palette.ts'
import { toScene } from './to-scene.ts'

describe('stylePalette', () => {
  it.each(WEDDING_STYLES)('has three colours for %s', (style) => {
    const palette = stylePalette(style)
    expect(new Set(palette).size).toBe(3)
    for (const colour of palette) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })
})

describe('seasonOf', () => {
  it.each([
    ['2027-01-09', 'winter'],
    ['2027-02-28', 'winter'],
    ['2027-03-01', 'spring'],
    ['2027-06-12', 'summer'],
    ['2027-09-30', 'autumn'],
    ['2027-11-30', 'autumn'],
    ['2027-12-01', 'winter'],
  ])('says that %s is in %s', (date, season) => expect(seasonOf(date)).toBe(season))

  it('says nothing without a date', () => {
    expect(seasonOf('')).toBeUndefined()
    expect(seasonOf('someday')).toBeUndefined()
  })
})

describe('toScene', () => {
  it.each(WEDDING_STYLES)('draws %s in its own palette, and the same each time', (style) => {
    const scene = toScene({ styles: [style] })
    expect(scene.palette.slice(0, 3)).toEqual(stylePalette(style))
    expect(toScene({ styles: [style] })).toEqual(scene)
    expect(drawScene(scene)).toMatch(/^<svg /)
  })

  it('tells the styles apart', () => {
    const looks = WEDDING_STYLES.map((style) => {
      const { setting, comp, arch, lightName, palette } = toScene({ styles: [style] })
      return [setting, comp, arch, lightName, ...palette].join()
    })
    expect(new Set(looks).size).toBe(WEDDING_STYLES.length)
  })

  it.each([
    ['Rustic', 'barn'],
    ['Beach', 'coast'],
    ['Industrial', 'loft'],
    ['Boho', 'hills'],
    ['Fairytale', 'redwood'],
    ['Glamorous', 'ballroom'],
    ['Casual', 'vineyard'],
    ['Whimsical', 'tent'],
    ['Unique', 'rooftop'],
    ['Colorful', 'mission'],
  ] as const)('takes %s to the %s', (style, setting) => expect(toScene({ styles: [style] }).setting).toBe(setting))

  it('goes where the style chosen last takes it, and keeps colours of those before', () => {
    const { setting, palette } = toScene({ styles: ['Beach', 'Romantic', 'Modern'] })
    expect(setting).toBe('loft')
    expect(palette).toEqual([stylePalette('Modern')[0], stylePalette('Romantic')[0], stylePalette('Beach')[0]])
  })

  it('lets the season fall on an open place', () => {
    expect(toScene({ styles: ['Garden'], season: 'autumn' })).toMatchObject({ season: 'autumn', lightName: 'golden' })
    expect(toScene({ styles: ['Garden'], season: 'winter' })).toMatchObject({ season: 'winter', lightName: 'fog' })
    expect(toScene({ styles: [], season: 'spring' })).toMatchObject({ season: 'spring', lightName: 'midday' })
  })

  it('leaves dusk and candlelight as the style has them', () => {
    expect(toScene({ styles: ['Fairytale'], season: 'spring' }).lightName).toBe('dusk')
    expect(toScene({ styles: ['Cozy'], season: 'summer' }).lightName).toBe('candle')
  })

  it('has no snow by the sea', () => {
    expect(toScene({ styles: ['Beach'], season: 'winter' })).toMatchObject({ season: 'summer', lightName: 'fog' })
  })
})
