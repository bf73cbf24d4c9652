import { factOf, understand } from '@vowkit/understanding'
import { en } from '@vowkit/understanding/vocabularies/en'
import { describe, expect, it } from 'vitest'
import { editScene } from '../edit/edit-scene.ts'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import { SAMPLE_PROMPTS } from '../prompt/sample-prompts.ts'
import { locateObjects } from '../selection/locate-objects.ts'
import type { SceneSpec } from '../spec.ts'
import { VARIANTS, variantsOf } from './compose-variants.ts'
import { isShown } from './shown-facts.ts'

const PROMPTS = [
  ...SAMPLE_PROMPTS,
  'a beach wedding',
  'blush and ivory, romantic',
  'bride and groom in a vineyard',
  'Indian wedding by the lake with marigolds',
  'a barn dinner for 80 guests',
  'our wedding cake with peonies',
  'rustic wedding, no roses, no arch',
  'ceremony in the forest with lanterns and a hexagon arch',
  'moroccan courtyard at dusk',
  'winter wedding in a castle with snow',
  'sunflowers and hay bale seating in a field, view from above',
  'peonies and candles',
  'round tables in a ballroom with white orchids',
  'two brides in suits, navy and gold',
  'invitation with eucalyptus',
  'long tables in an olive grove, blue napkins and white linen',
  'not at night, without pink, no chairs',
]

/** The differences that are visible in the images of two scenes. */
function differences(a: SceneSpec, b: SceneSpec): string[] {
  const keys = ['comp', 'setting', 'arch', 'lightName', 'chair', 'fabric', 'linen'] as const
  const changed = keys.filter((key) => a[key] !== b[key])
  return [
    ...changed,
    ...(String(a.palette) === String(b.palette) ? [] : ['palette']),
    ...(String(a.florals.focal) === String(b.florals.focal) ? [] : ['flowers']),
    ...(String(a.florals.leaves) === String(b.florals.leaves) ? [] : ['leaves']),
    ...(a.florals.density === b.florals.density ? [] : ['density']),
  ]
}

describe.each(PROMPTS)('the variants of “%s”', (prompt) => {
  const scene = parsePrompt(prompt)
  const variants = variantsOf(scene)

  it('are four scenes, of which the first is the original', () => {
    expect(variants).toHaveLength(VARIANTS)
    expect(variants[0]).toBe(scene)
  })

  it('keep the description and show every fact that the scene shows', () => {
    for (const variant of variants) {
      expect(variant.description).toEqual(scene.description)
      for (const fact of scene.description.facts) {
        if (fact.kind === 'view' && fact.implied) continue
        if (isShown(fact, scene)) expect(isShown(fact, variant), `${fact.kind} ${fact.name}`).toBe(true)
      }
    }
  })

  it('differ visibly from each other in at least three ways', () => {
    for (const [index, variant] of variants.entries())
      for (const other of variants.slice(index + 1))
        expect(differences(variant, other).length, differences(variant, other).join()).toBeGreaterThanOrEqual(3)
  })

  it('are the same for the same scene, and survive storage as JSON', () => {
    const stored = JSON.parse(JSON.stringify(variants)) as SceneSpec[]
    expect(stored).toEqual(JSON.parse(JSON.stringify(variantsOf(parsePrompt(prompt)))))
  })
})

describe('variantsOf', () => {
  const of = (prompt: string) => variantsOf(parsePrompt(prompt))
  const values = (prompt: string, key: keyof SceneSpec) => [...new Set(of(prompt).map((scene) => scene[key]))]

  it('arranges the objects of a free scene differently, at other distances', () => {
    const variants = of('bride and groom with a dog and a piano in a meadow')
    const places = variants.map((variant) => JSON.stringify(locateObjects(variant).filter(({ id }) => id !== 'venue')))
    expect(values('bride and groom with a dog and a piano in a meadow', 'comp')).toEqual(['scene'])
    expect(new Set(places).size).toBe(VARIANTS)
  })

  it('keeps the named view, venue, structure, seat and time', () => {
    const prompt = 'view from above of a beach wedding at dusk with a moon gate and black chairs'
    expect(values(prompt, 'comp')).toEqual(['above'])
    expect(values(prompt, 'setting')).toEqual(['beach'])
    expect(values(prompt, 'arch')).toEqual(['moongate'])
    expect(values(prompt, 'chair')).toEqual(['black'])
    expect(values(prompt, 'lightName')).toEqual(['dusk'])
  })

  it('keeps the named flowers and uses only the named colours, in another order', () => {
    for (const { florals, palette } of of('a garden with tulips in coral and navy')) {
      expect(florals.focal).toEqual(['tulip'])
      expect(palette.slice(0, 2).sort()).toEqual(
        of('a garden with tulips in coral and navy')[0]?.palette.slice(0, 2).sort(),
      )
    }
  })

  it('keeps the ceremonial structure of a culture, such as a mandap', () => {
    expect(values('a Jewish wedding', 'arch')).toEqual(['chuppah'])
  })

  it('shows a ceremony only in views of a ceremony, and a dinner only in views with tables', () => {
    for (const comp of values('a garden ceremony', 'comp')) expect(['aisle', 'side', 'above', 'circle']).toContain(comp)
    for (const comp of values('a garden dinner', 'comp')) expect(['long-tables', 'round-tables']).toContain(comp)
  })

  it('never introduces a refused venue, flower or seat', () => {
    const [, ...others] = of('white and green, not in a vineyard, no peonies, no chairs')
    for (const scene of others) {
      expect(scene.setting).not.toBe('vineyard')
      expect(scene.florals.focal).not.toContain('peony')
      expect(scene.chair).toBe('none')
    }
  })

  it('uses views that show candles, flowers and colours prominently', () => {
    expect(values('peonies and candles', 'comp')).not.toContain('portrait')
    expect(values('peonies and candles', 'comp')).not.toContain('side')
  })

  it('excludes the view from above if the description names a time of day or people', () => {
    expect(values('a garden ceremony', 'comp')).toContain('above')
    for (const more of ['at sunset', 'in the rain', 'with a bride in a sari', 'Hindu']) {
      expect(values(`a garden ceremony ${more}`, 'comp'), more).not.toContain('above')
    }
  })
})

describe('an edit of a variant', () => {
  it('changes only what it names', () => {
    for (const variant of variantsOf(parsePrompt('a garden wedding'))) {
      const { scene } = editScene(variant, 'make it winter', [en])
      expect(scene).toEqual({ ...variant, description: scene.description, past: scene.past, season: 'winter' })
    }
  })

  it('overrides the choices of the variant', () => {
    for (const variant of variantsOf(parsePrompt('a garden wedding'))) {
      const { scene } = editScene(variant, 'at night with a moon gate', [en])
      expect([scene.lightName, scene.arch]).toEqual(['night', 'moongate'])
    }
  })
})

it('a view that follows from an occasion is marked as implied, and a named view is not', () => {
  const viewOf = (text: string) => factOf(understand(text, [en]).description, 'view')
  expect(viewOf('a garden ceremony')).toEqual({ kind: 'view', name: 'aisle', implied: true })
  expect(viewOf('a garden, view down the aisle')).toEqual({ kind: 'view', name: 'aisle' })
})
