import { en } from '@vowkit/understanding/vocabularies/en'
import { expect, it } from 'vitest'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import type { SceneSpec } from '../spec.ts'
import { editScene } from './edit-scene.ts'
import { sideEffects } from './side-effects.ts'

const GARDEN = parsePrompt('Garden ceremony at golden hour with blush peonies and a wooden arbor')

it.each([
  ['make it dusk', { lightName: 'dusk' }],
  ['move it to the beach', { setting: 'beach' }],
  ['swap the arbor for a moon gate', { arch: 'moongate' }],
  ['remove the chairs', { chair: 'none' }],
  ['show it from above', { comp: 'above' }],
  ['add string lights', { decor: { strings: true } }],
] satisfies [string, object][])('editScene applies the edit “%s” and keeps the seed', (edit, expected) => {
  const { scene, reading } = editScene(GARDEN, edit, [en])
  expect(scene).toMatchObject({ ...expected, seed: GARDEN.seed })
  expect(reading.changes).not.toEqual([])
})

it('editScene returns the same scene for an edit that changes nothing', () => {
  const { scene, reading } = editScene(GARDEN, 'make it pop', [en])
  expect(scene).toBe(GARDEN)
  expect(reading.changes).toEqual([])
})

it('editScene undoes several edits one after the other', () => {
  const edit = (scene: SceneSpec, text: string) => editScene(scene, text, [en]).scene
  const twice = edit(edit(GARDEN, 'make it dusk'), 'add string lights')
  expect(editScene(twice, 'undo that', [en]).reading.changes).toEqual(['Removed string lights'])
  expect(edit(twice, 'undo that')).toMatchObject({ lightName: 'dusk', decor: { strings: false } })
  expect(edit(edit(twice, 'undo that'), 'undo that').lightName).toBe('golden')
})

it('editScene keeps the chairs of a ceremony when an edit adds an object', () => {
  const { scene } = editScene(parsePrompt('garden wedding with white roses'), 'add a dog', [en])
  expect(scene.comp).toBe('aisle')
  expect(scene.chair).not.toBe('none')
})

it('editScene keeps a free scene when an edit removes its only object', () => {
  const { scene } = editScene(parsePrompt('a fountain in a garden'), 'remove the fountain', [en])
  expect(scene.comp).toBe('scene')
})

it('editScene undoes an edit of a scene whose view an earlier edit had kept', () => {
  const edit = (scene: SceneSpec, text: string) => editScene(scene, text, [en]).scene
  const guests = edit(parsePrompt('a beach with 60 guests'), 'put an arch behind us')
  expect(guests.comp).toBe('scene')
  expect(edit(edit(guests, 'show it from above'), 'undo that')).toMatchObject({ comp: 'scene', arch: 'arch' })
})

it('sideEffects says that a barn is shown from outside for something in the sky', () => {
  const before = parsePrompt('a barn with long tables')
  const { scene } = editScene(before, 'at night, with the moon out', [en])
  expect(sideEffects(before, scene, en)).toContain('Venue: farmyard')
})

it('sideEffects is empty for an edit that only adds something', () => {
  const { scene } = editScene(GARDEN, 'add a dog', [en])
  expect(sideEffects(GARDEN, scene, en)).toEqual([])
})
