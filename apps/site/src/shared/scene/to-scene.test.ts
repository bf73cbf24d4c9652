import { drawScene, editScene, parsePrompt, type SceneSpec } from '@vowkit/illustrator'
import { loadVocabularies } from '@vowkit/illustrator/browser'
import { WEDDING_STYLES } from '@vowkit/sdk-core/contract'
import { describe, expect, it } from 'vitest'
import { seasonOf } from './season.ts'
import { stylePalette } from './style-palette.ts'
import { toScene } from './to-scene.ts'

const vocabularies = await loadVocabularies('es')

describe('stylePalette', () => {
  it.each(WEDDING_STYLES)('returns three different colours for %s', (style) => {
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
  ])('returns the season for %s: %s', (date, season) => expect(seasonOf(date)).toBe(season))

  it('returns undefined without a valid date', () => {
    expect(seasonOf('')).toBeUndefined()
    expect(seasonOf('someday')).toBeUndefined()
  })
})

describe('toScene', () => {
  it.each(WEDDING_STYLES)('uses the palette of %s, and returns the same scene each time', (style) => {
    const scene = toScene({ styles: [style] })
    expect(scene.palette.slice(0, 3)).toEqual(stylePalette(style))
    expect(toScene({ styles: [style] })).toEqual(scene)
    expect(drawScene(scene)).toMatch(/^<svg /)
  })

  it('returns a different scene for each style', () => {
    const looks = WEDDING_STYLES.map((style) => {
      const { setting, comp, arch, lightName, palette } = toScene({ styles: [style] })
      return [setting, comp, arch, lightName, ...palette].join()
    })
    expect(new Set(looks).size).toBe(WEDDING_STYLES.length)
  })

  it.each([
    ['Rustic', 'barn'],
    ['Beach', 'beach'],
    ['Industrial', 'loft'],
    ['Boho', 'hills'],
    ['Fairytale', 'redwood'],
    ['Glamorous', 'ballroom'],
    ['Casual', 'vineyard'],
    ['Whimsical', 'sailcloth-tent'],
    ['Unique', 'rooftop'],
    ['Colorful', 'mission'],
  ] as const)('places %s in the setting "%s"', (style, setting) => {
    expect(toScene({ styles: [style] }).setting).toBe(setting)
  })

  it('uses the setting of the last chosen style, and a colour of each chosen style', () => {
    const { setting, palette } = toScene({ styles: ['Beach', 'Romantic', 'Modern'] })
    expect(setting).toBe('loft')
    expect(palette).toEqual([stylePalette('Modern')[0], stylePalette('Romantic')[0], stylePalette('Beach')[0]])
  })

  it.each(['Viñedo San Lucas, Ensenada', 'our vineyard in Napa'])('stays at the venue of the place “%s”', (text) => {
    const place = { text, language: 'es' as const }
    for (const style of ['Colorful', 'Rustic', 'Beach'] as const) {
      expect(toScene({ styles: ['Casual', style], place }, vocabularies).setting).toBe('vineyard')
    }
  })

  it('uses the setting of the style if the place names no venue', () => {
    const place = { text: 'Guadalajara', language: 'es' as const }
    expect(toScene({ styles: ['Rustic'], place }, vocabularies).setting).toBe('barn')
  })

  it('applies the season and its light to an outdoor setting', () => {
    expect(toScene({ styles: ['Garden'], season: 'autumn' })).toMatchObject({ season: 'autumn', lightName: 'golden' })
    expect(toScene({ styles: ['Garden'], season: 'winter' })).toMatchObject({ season: 'winter', lightName: 'fog' })
    expect(toScene({ styles: [], season: 'spring' })).toMatchObject({ season: 'spring', lightName: 'midday' })
  })

  it('preserves the dusk or candlelight of a style in every season', () => {
    expect(toScene({ styles: ['Fairytale'], season: 'spring' }).lightName).toBe('dusk')
    expect(toScene({ styles: ['Cozy'], season: 'summer' }).lightName).toBe('candle')
  })

  it('uses a foggy summer instead of winter for scenes by the sea', () => {
    expect(toScene({ styles: ['Beach'], season: 'winter' })).toMatchObject({ season: 'summer', lightName: 'fog' })
  })

  it('adds what the vendors of the chosen categories bring, and keeps the rest of the scene', () => {
    const before = toScene({ styles: ['Beach'] })
    const after = toScene({ styles: ['Beach'], categories: ['DJs & Bands', 'Transport', 'Jewellers'] })
    expect(namesIn(after)).toEqual(expect.arrayContaining(['band', 'car']))
    expect(namesIn(before)).not.toEqual(expect.arrayContaining(['band', 'car']))
    expect({ setting: after.setting, seed: after.seed }).toEqual({ setting: before.setting, seed: before.seed })
  })

  it('adds at most the things of the last four categories', () => {
    const categories = ['Officiants', 'Bar', 'DJs & Bands', 'Transport', 'Rentals']
    expect(namesIn(toScene({ styles: [], categories }))).not.toContain('officiant')
    expect(namesIn(toScene({ styles: [], categories: categories.slice(0, 4) }))).toContain('officiant')
  })

  it('adds more to the scene for a larger budget', () => {
    const counts = (['$', '$$', '$$$', '$$$$', '$$$$$'] as const).map(
      (budget) => namesIn(toScene({ styles: ['Garden'], budget })).length,
    )
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(counts.at(-1)).toBeGreaterThan(counts[0] ?? 0)
  })
})

function namesIn({ description }: SceneSpec): string[] {
  return description.facts.map(({ name }) => String(name))
}

it.each([
  ['terracotta dahlias in a vineyard in Sonoma, 90 guests', 'vineyard'],
  ['we dance on a beach', 'beach'],
  ['white roses everywhere', 'garden'],
] as const)('the stage of the countdown is at the venue of “%s”', (vision, setting) => {
  for (const stage of ['early', 'blooming', 'after'] as const)
    expect(
      toScene({ styles: [], stage, vision: { prompt: vision, edits: [], language: 'en' } }, vocabularies).setting,
    ).toBe(setting)
})

it('the stage of the countdown has the flowers, colours and arch of the vision after its edits', () => {
  const prompt = 'Boda en un viñedo con arco circular y dalias color terracota'
  const vision = { prompt, edits: ['cambia las dalias por rosas blancas'], language: 'es' as const }
  const own = drawn(vision.prompt, vision.edits)
  const blooming = toScene({ styles: ['Beach'], stage: 'blooming', vision }, vocabularies)
  expect(blooming).toMatchObject({ setting: 'vineyard', palette: own.palette, arch: own.arch })
  expect({ ...blooming.florals, density: 0 }).toEqual({ ...own.florals, density: 0 })
  const { density } = toScene({ styles: [], stage: 'early', vision }, vocabularies).florals
  expect(density).toBeGreaterThan(0)
  expect(density).toBeLessThan(blooming.florals.density)
})

it('the stage of the countdown has no arch and no flowers if the couple has removed them from the vision', () => {
  const vision = {
    prompt: 'a vineyard with a round arch',
    edits: ['remove the arch', 'no flowers'],
    language: 'en' as const,
  }
  const scene = toScene({ styles: [], stage: 'blooming', vision }, vocabularies)
  expect(scene).toMatchObject({ arch: 'none', florals: { density: 0 } })
})

function drawn(prompt: string, edits: readonly string[]): SceneSpec {
  return edits.reduce(
    (scene, edit) => editScene(scene, edit, vocabularies).scene,
    parsePrompt(prompt, { vocabularies }),
  )
}
