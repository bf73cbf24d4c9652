import type { Vocabulary } from '@vowkit/understanding'
import { ar } from '@vowkit/understanding/vocabularies/ar'
import { de } from '@vowkit/understanding/vocabularies/de'
import { en } from '@vowkit/understanding/vocabularies/en'
import { es } from '@vowkit/understanding/vocabularies/es'
import { fr } from '@vowkit/understanding/vocabularies/fr'
import { it as italian } from '@vowkit/understanding/vocabularies/it'
import { pt } from '@vowkit/understanding/vocabularies/pt'
import { zh } from '@vowkit/understanding/vocabularies/zh'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../base/random.ts'
import { editScene } from '../edit/edit-scene.ts'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import { SAMPLE_PROMPTS } from '../prompt/sample-prompts.ts'
import { inspectImage } from '../raster/index.ts'
import { editableObjects } from './editable-objects.ts'
import { locateObjects } from './locate-objects.ts'

/** The vocabularies in the order in which the backend tries them for an edit. */
const ALL: readonly Vocabulary[] = [en, es, fr, de, italian, pt, ar, zh]
const VENUES = ['garden', 'beach', 'barn', 'ballroom', 'vineyard', 'castle', 'mosque', 'desert', 'rooftop']
const VIEWS = [
  'ceremony',
  'ceremony from above',
  'seen from the side',
  'dinner at long tables',
  '8 round tables',
  'portrait',
]
const THINGS = [
  'a moon gate',
  'a chuppah',
  'lanterns',
  'string lights',
  'a piano',
  'red roses',
  'a dog',
  'fireworks',
  '6 balloons',
]
const PEOPLE = ['two brides', 'two grooms', 'a bride in a red sari', 'guests', 'a couple', 'nobody']

/** Creates prompts with combinations of a venue, a view, people and objects. */
function randomPrompts(count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const { pick } = createRandom(`selection ${i}`)
    return `${pick(VENUES)} ${pick(VIEWS)} with ${pick(THINGS)}, ${pick(THINGS)} and ${pick(PEOPLE)}`
  })
}

const PROMPTS = [...SAMPLE_PROMPTS, ...randomPrompts(60)]

describe.each([
  ['English', en],
  ['Spanish', es],
])('editableObjects in %s', (_name, vocabulary) => {
  it('offers three different edits of each object, which all change the scene', () => {
    for (const prompt of PROMPTS) {
      const scene = parsePrompt(prompt)
      for (const { id, alternatives } of editableObjects(scene, vocabulary)) {
        expect(new Set(alternatives.map(({ label }) => label)).size, `${prompt}: ${id}`).toBe(3)
        for (const alternative of alternatives) {
          const { reading } = editScene(scene, alternative.prompt, ALL)
          expect(reading, `${prompt}: ${alternative.prompt}`).toMatchObject({
            language: vocabulary.language,
            notDrawn: [],
          })
          expect(reading.changes, `${prompt}: ${alternative.prompt}`).not.toEqual([])
        }
      }
    }
  })

  it('offers removals that remove the object from the image', () => {
    for (const prompt of PROMPTS) {
      const scene = parsePrompt(prompt)
      for (const { id, remove } of editableObjects(scene, vocabulary)) {
        if (!remove) continue
        const after = locateObjects(editScene(scene, remove, ALL).scene)
        expect(
          after.map((object) => object.id),
          `${prompt}: ${remove}`,
        ).not.toContain(id)
      }
    }
  })
})

describe('editableObjects', () => {
  const scene = parsePrompt('Garden ceremony with a moon gate, white chairs and lanterns')
  const objectOf = (id: string) => editableObjects(scene, en).find((object) => object.id === id)

  it('names the objects and their edits', () => {
    expect(objectOf('structure')).toMatchObject({
      name: 'moon gate',
      alternatives: [
        { label: 'Wooden arbor', prompt: 'Replace the moon gate with a wooden arbor' },
        { label: 'Asymmetric arch', prompt: 'Replace the moon gate with an asymmetric arch' },
        { label: 'Draped arch', prompt: 'Replace the moon gate with a draped arch' },
      ],
      remove: 'Remove the moon gate',
    })
  })

  it('names flags and the parts of the venue by what they are', () => {
    const garden = parsePrompt('A garden ceremony with flags')
    const names = editableObjects(garden, en).map(({ id, name }) => `${id}: ${name}`)
    expect(names).toEqual(expect.arrayContaining(['object:flags: flags', 'part:hedge: hedges', 'part:trees: trees']))
  })

  it('selects flags wherever they are drawn', async () => {
    const garden = parsePrompt('A garden ceremony with flags')
    const areas = editableObjects(garden, en).find(({ id }) => id === 'object:flags')?.areas ?? []
    const flags = (await inspectImage(garden)).parts.filter(({ id }) => id === 'object:flags')
    expect(flags.length).toBeGreaterThan(1)
    for (const { left, right } of flags) {
      const centre = (left + right) / 2
      expect(areas.some(({ x, width }) => centre > x && centre < x + width)).toBe(true)
    }
  })

  it.each([es, fr, de, ar])('lists the same objects, with edits, in the language $language', (vocabulary) => {
    const idsOf = (words: Vocabulary) => editableObjects(scene, words).map(({ id }) => id)
    expect(idsOf(vocabulary)).toEqual(idsOf(en))
  })

  it('offers no removal of the venue and the sky', () => {
    expect(objectOf('venue')).toMatchObject({ name: 'garden' })
    expect(objectOf('venue')?.remove).toBeUndefined()
    expect(objectOf('light')).toMatchObject({ name: 'sky' })
    expect(objectOf('light')?.remove).toBeUndefined()
  })

  it('writes the edits in Spanish for a scene that was described in English', () => {
    const spanish = editableObjects(scene, es)
    expect(spanish.find(({ id }) => id === 'structure')).toMatchObject({
      name: 'puerta de luna',
      remove: 'Quita la puerta de luna',
    })
  })
})
