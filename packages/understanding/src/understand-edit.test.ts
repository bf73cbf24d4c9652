import { describe, expect, it } from 'vitest'
import type { SceneDescription } from './description.ts'
import { summarizeFact } from './testing/summarize.ts'
import { understand } from './understand.ts'
import { understandEdit } from './understand-edit.ts'
import { en } from './vocabularies/en.ts'
import { es } from './vocabularies/es.ts'

const SCENE = understand(
  'garden ceremony at golden hour with 6 lanterns, white roses, peonies, candles, blush and ivory palette, a flower arch, a cake with 3 tiers',
  [en],
).description

const edit = (text: string, description: SceneDescription = SCENE) => understandEdit(text, description, [en])
const sceneOf = (text: string) => understand(text, [en]).description
const linesAfter = (text: string) => edit(text).description.facts.map(summarizeFact)

describe('understandEdit', () => {
  it.each([
    ['add string lights', ['Added string lights']],
    ['three more lanterns', ['9 lanterns']],
    ['make it 6 tiers', ['Cake with 6 tiers']],
    ['swap the roses for sunflowers', ['Replaced roses with sunflowers']],
    ['can we have a chuppah instead of the arch', ['Replaced flower arch with chuppah']],
    ['remove the chairs', ['Removed chairs']],
    ['no candles', ['Removed candles']],
    ['make the napkins burgundy', ['Napkins: burgundy']],
    ['change the blush to navy', ['Colours: ivory, navy']],
    ['make it dusk', ['Time: dusk']],
    ['make it snow', ['Weather: snow']],
    ['in autumn', ['Season: autumn']],
    ['from above', ['View: from above']],
    ['move it to the beach', ['Venue: beach']],
    ['more flowers', ['More flowers']],
    ['make the arch taller', ['Bigger flower arch']],
    ['make it night and add fireworks, remove the arch', ['Time: night', 'Added fireworks', 'Removed flower arch']],
    ['remove one lantern', ['5 lanterns']],
    ['take away two of the lanterns', ['4 lanterns']],
    ['remove 6 lanterns', ['Removed lanterns']],
    ['3 lanterns instead of 6', ['3 lanterns']],
    ['make it 4 instead of 3', ['Cake with 4 tiers']],
    ['replace 6 lanterns with 4', ['4 lanterns']],
    ['the arch should be round', ['Replaced flower arch with round arch']],
    ['add a neon sign saying "Forever"', ['Added neon sign “Forever”']],
  ])('describes the changes that the edit "%s" makes', (text, changes) => {
    expect(edit(text).changes).toEqual(changes)
  })

  it.each([
    ['remove a lantern', 'barn with 6 lanterns', ['5 lanterns']],
    ['remove one chair', 'garden with 40 white chairs', ['39 white chairs']],
    ['take three of the tables out', 'barn with 12 round tables', ['9 round tables']],
    ['remove half of the tables', 'barn with 12 round tables', ['6 round tables']],
    ['keep everything except the balloons', 'beach with balloons and lanterns', ['Removed balloons']],
    ['remove both animals', 'garden with a dog and a horse', ['Removed dog', 'Removed horse']],
    ['remove the animals', 'garden with a dog and lanterns', ['Removed dog']],
  ])('removes only what the edit "%s" names', (text, before, changes) => {
    expect(edit(text, understand(before, [en]).description).changes).toEqual(changes)
  })

  it('moves an object to a side of the image', () => {
    const scene = understand('garden with a fountain', [en]).description
    const { changes, notDrawn, description } = edit('move the fountain to the left', scene)
    expect({ changes, notDrawn }).toEqual({ changes: ['Fountain: on the left'], notDrawn: [] })
    expect(description.facts.map(summarizeFact)).toEqual(['venue:garden', 'object:fountain/left'])
  })

  it('reports a move that images do not show', () => {
    const scene = understand('garden with a flower arch and a fountain', [en]).description
    expect(edit('move the arch to the left', scene)).toMatchObject({ changes: [], notDrawn: ['to the left'] })
    expect(edit('move the fountain to the back', scene)).toMatchObject({ changes: [], notDrawn: ['to the back'] })
  })

  it('reports the removal of one chair if the scene states no chairs', () => {
    const scene = understand('a garden', [en]).description
    expect(edit('remove one chair', scene)).toMatchObject({ changes: [], notDrawn: ['one chair'] })
  })

  it('changes the count of paper lanterns when the edit only says "lanterns"', () => {
    const scene = understand('garden with 12 paper lanterns', [en]).description
    expect(edit('remove one lantern', scene).changes).toEqual(['11 paper lanterns'])
    expect(edit('6 lanterns instead of 12', scene).changes).toEqual(['6 paper lanterns'])
  })

  it('does not join an adjective to a noun across a negation', () => {
    const scene = understand('8 round tables in a tent', [en]).description
    expect(edit('long tables instead of round ones', scene).changes).toEqual(['Tables: long tables'])
  })

  it('can remove the only structure of a scene, or both partners', () => {
    const scene = understand('bride and groom at a beach with a moon gate', [en]).description
    expect(edit('remove the moon gate and the couple', scene).description.facts.map(summarizeFact)).toEqual([
      'venue:beach',
      'structure:none',
    ])
  })

  it.each([
    ['make the wall a darker red and the symbols gold', ['wall a darker red', 'symbols gold']],
    ['add sparklers in their hands', ['in their hands']],
    ['remove the chairs on the left', ['on the left']],
    ['remove the hologram', ['hologram']],
    ['make it nicer', ['nicer']],
    ['could you do it, please?', ['could you do it, please']],
  ])('reports what it did not understand of the edit "%s"', (text, phrases) => {
    expect(edit(text).notDrawn).toEqual(phrases)
  })

  it('gives a colour to the noun before it, and no colour of an unknown thing to the scene', () => {
    expect(edit('make the roses pink').changes).toEqual(['Flowers: pink'])
    expect(edit('make the wall purple').changes).toEqual([])
  })

  it('gives a colour to the sky until another time or weather replaces it', () => {
    expect(edit('make the sky purple').changes).toEqual(['Sky: purple'])
    expect(edit('make it night', sceneOf('a beach at pink sunset')).description.facts).not.toContainEqual(
      expect.objectContaining({ of: 'sky' }),
    )
  })

  it.each([
    ['white roses', ['rose']],
    ['make the flowers white roses', ['rose']],
    ['only tulips and daisies', ['tulip', 'daisy']],
    ['make the peonies roses', ['rose']],
    ['add some lavender', ['peony', 'lavender']],
    ['put roses on the chairs', ['peony', 'rose']],
  ])('replaces the flowers of the scene unless the edit adds some: %s', (text, flowers) => {
    const { facts } = edit(text, sceneOf('a garden with pink peonies')).description
    expect(facts.filter(({ kind }) => kind === 'flower').map(({ name }) => name)).toEqual(flowers)
  })

  it.each([
    ['make the dog a cat', ['object:cat']],
    ['dog out', []],
  ])('exchanges or removes a thing: %s', (text, names) => {
    const { facts } = edit(text, sceneOf('a garden with a dog')).description
    expect(facts.filter(({ kind }) => kind === 'object').map(({ kind, name }) => `${kind}:${name}`)).toEqual(names)
  })

  it('keeps the arch whose flowers an edit excludes', () => {
    const { facts } = edit('no flowers on the arch', sceneOf('a garden with a round arch')).description
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'structure', name: 'round' }))
  })

  it('makes an item bigger that is too small', () => {
    expect(edit('the arch is too small').changes).toEqual(['Bigger flower arch'])
  })

  it('zooms to the next closer or farther view, or to the item that the edit names', () => {
    expect(linesAfter('closer')).toContain('view:portrait')
    expect(linesAfter('zoom out')).toContain('view:above')
    expect(linesAfter('zoom in on the cake').some((line) => line.startsWith('view:cake'))).toBe(true)
  })

  it.each([
    ['a barn with 12 round tables', 'halve the tables', ['6 round tables']],
    ['a barn with 12 round tables', 'remove some of the tables, four is enough', ['4 round tables']],
    ['a barn with 5 lanterns', 'take one lantern away', ['4 lanterns']],
    ['a barn with 20 guests', "we're 35 now", ['35 guests']],
    ['a barn with a hexagon arch', 'the arch should be bigger', ['Bigger hexagon arch']],
    ['a barn with balloons and bunting', 'keep the bunting but the balloons can go', ['Removed balloons']],
    ['a barn with balloons', 'remove the elephant', []],
    ['a barn with balloons', 'email this to my mum', []],
  ])('changes the scene "%s" with the edit "%s"', (before, text, changes) => {
    expect(edit(text, understand(before, [en]).description).changes).toEqual(changes)
  })

  it('keeps all facts that the edit does not name', () => {
    const before = SCENE.facts.map(summarizeFact)
    expect(linesAfter('add string lights')).toEqual([...before, 'object:string-lights'])
  })

  it('reports a request to undo instead of changing the scene', () => {
    expect(edit('undo that')).toMatchObject({ undo: true, changes: [], description: SCENE })
  })

  it('changes nothing and suggests three edits when the edit contains no known words', () => {
    const result = edit('add emerald tiles')
    expect(result).toMatchObject({ changes: [], notDrawn: ['emerald tiles'], description: SCENE })
    expect(result.suggestions).toHaveLength(3)
    for (const suggestion of result.suggestions) expect(edit(suggestion).changes).not.toEqual([])
  })

  it('reports nothing when a thing is replaced by another thing', () => {
    const { description } = understand('a garden with 3 lanterns', [en])
    const { changes, notDrawn } = understandEdit('Cambia faroles por velas', description, [es])
    expect({ changes, notDrawn }).toEqual({ changes: ['Faroles → velas'], notDrawn: [] })
  })

  it('suggests edits when the scene already matches the edit', () => {
    expect(edit('make it golden hour')).toMatchObject({ changes: [], notDrawn: [] })
    expect(edit('make it golden hour').suggestions).toHaveLength(3)
  })

  it('does not mutate the input description', () => {
    const before = structuredClone(SCENE)
    edit('remove the roses and make it night')
    expect(SCENE).toEqual(before)
  })
})
