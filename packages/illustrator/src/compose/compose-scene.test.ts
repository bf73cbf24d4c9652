import { en } from '@vowkit/understanding/vocabularies/en'
import { describe, expect, it } from 'vitest'
import { editScene } from '../edit/edit-scene.ts'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import { drawScene } from '../scene/draw-any-scene.ts'
import { locateObjects } from '../selection/locate-objects.ts'
import { isShown } from './shown-facts.ts'

describe('composeScene', () => {
  it.each([
    ['a chuppah, surfboards and shells', 'beach'],
    ['red lanterns and a chinese tea ceremony', 'chinese-courtyard'],
    ['kites and a food truck', 'meadow'],
    ['a disco ball and a food truck', 'backyard'],
    ['a motorcycle and a lighthouse', 'coast'],
    ['a moroccan wedding with lanterns', 'riad'],
  ])('chooses the place where the things of “%s” belong', (prompt, setting) => {
    expect(parsePrompt(prompt).setting).toBe(setting)
  })

  it('shows two venues in one setting if they belong together', () => {
    const scene = parsePrompt('a barn in a meadow')
    expect(scene.setting).toBe('farmyard')
    for (const fact of scene.description.facts) expect(isShown(fact, scene)).toBe(true)
  })

  it('shows the first of two separate venues and leaves out the view of the second', () => {
    const scene = parsePrompt('Ceremony on the beach, reception in a ballroom with round tables')
    expect(scene).toMatchObject({ setting: 'beach', comp: 'aisle' })
    expect(scene.description.facts.filter((fact) => fact.kind === 'venue' && isShown(fact, scene))).toHaveLength(1)
  })

  it('seats guests on benches if the description wants benches instead of chairs', () => {
    expect(parsePrompt('a long table in an olive grove, no chairs, just benches').chair).toBe('bench')
  })

  it('keeps the chosen setting when an edit adds an object to a description without a venue', () => {
    const scene = parsePrompt('a wedding with white roses')
    expect(editScene(scene, 'add surfboards', [en]).scene.setting).toBe(scene.setting)
  })

  it('sets outdoor scenes with fireworks at night', () => {
    expect(parsePrompt('a lake with fireworks').lightName).toBe('night')
    expect(parsePrompt('a church with fireworks').lightName).not.toBe('night')
  })

  it('draws no flower if the description excludes flowers, and no leaf if it excludes greenery', () => {
    expect(drawScene(parsePrompt('a beach ceremony without flowers'))).not.toContain('id="f-')
    expect(drawScene(parsePrompt('a beach ceremony, no greenery'))).not.toContain('id="l-')
  })

  it('holds an umbrella over the couple instead of laying umbrellas along the aisle', () => {
    const ids = locateObjects(parsePrompt('bride and groom in the rain on a street, red umbrella')).find(
      ({ id }) => id === 'object:umbrellas',
    )
    expect(ids?.areas).toHaveLength(1)
  })

  it('shows no outdoor objects in a church', () => {
    const scene = parsePrompt('church wedding with a horse, a bonfire and candles')
    const shown = scene.description.facts.filter((fact) => fact.kind === 'object' && isShown(fact, scene))
    expect(shown.map(({ name }) => name)).toEqual(['candles'])
  })

  it('shows the church from outside if a vehicle waits in front of it', () => {
    const scene = parsePrompt('a carriage with lanterns waits in front of the church')
    expect(scene).toMatchObject({ setting: 'street', comp: 'scene' })
    expect(scene.description.facts.filter((fact) => !isShown(fact, scene))).toEqual([])
  })

  it('shows dancers if the description names a dance floor but no arch', () => {
    expect(parsePrompt('Indian night with a dance floor and dhol').comp).toBe('dance-floor')
    expect(parsePrompt('chuppah and a dance floor').comp).toBe('aisle')
  })

  it('hangs the chandeliers of a chateau in its ballroom', () => {
    const scene = parsePrompt('chateau wedding with chandeliers and round tables')
    expect(scene.setting).toBe('ballroom')
    for (const fact of scene.description.facts) expect(isShown(fact, scene)).toBe(true)
  })

  it('chooses muted colours unless the description names colours or objects of a party', () => {
    const chromaOf = (hex: string) => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
      return Math.max(r, g, b) - Math.min(r, g, b)
    }
    for (const prompt of ['a garden wedding', 'a snowy wedding', 'a beach wedding', 'a barn wedding'])
      expect(Math.max(...parsePrompt(prompt).palette.map(chromaOf)), prompt).toBeLessThan(60)
    expect(Math.max(...parsePrompt('a garden with balloons').palette.map(chromaOf))).toBeGreaterThan(60)
  })

  it('takes flowers from reference images only if the description does not name or exclude them', () => {
    const references = [{ palette: ['#8fa9c2'] }, { palette: ['#d9578a'], blooms: 'round' as const }]
    const flowersOf = (prompt: string) => parsePrompt(prompt, { references }).florals.focal
    expect(flowersOf('a boho garden wedding')).toEqual(['peony', 'dahlia', 'rose'])
    expect(flowersOf('a garden wedding with tulips')).toEqual(['tulip'])
    expect(flowersOf('a garden wedding, no dahlias')).toEqual(['peony', 'rose'])
    const scene = parsePrompt('a garden wedding', { references })
    expect(editScene(scene, 'at dusk', [en]).scene.florals.focal).toEqual(['peony', 'dahlia', 'rose'])
    expect(editScene(scene, 'add sunflowers', [en]).scene.florals.focal).toEqual(['sunflower'])
  })

  it('adds no second bridge to a Japanese garden', () => {
    const ids = locateObjects(parsePrompt('japanese garden with a bridge')).map(({ id }) => id)
    expect(ids).not.toContain('object:bridge')
  })
})
