import { en } from '@vowkit/understanding/vocabularies/en'
import { expect, it } from 'vitest'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import { inspectImage } from '../raster/index.ts'
import type { SceneSpec } from '../spec.ts'
import { editScene } from './edit-scene.ts'

const more = (scene: SceneSpec) => editScene(scene, 'More flowers', [en])

/** Returns the area of the flowers that do not belong to the venue, as a fraction of the image. */
async function flowersIn(scene: SceneSpec): Promise<number> {
  const { parts } = await inspectImage(scene)
  const flowers = parts.filter(({ id, within }) => id.startsWith('flower:') && !within.includes('setting'))
  return flowers.reduce((sum, { share }) => sum + share, 0)
}

it.each([
  'A garden ceremony with the couple',
  'A ceremony on the beach with an arch',
  'Round tables in a ballroom',
  'The couple kissing in a meadow with wildflowers',
  'A vineyard ceremony with roses',
  'A ceremony in a garden from above',
  'A circle of chairs in a forest',
  'A bridal bouquet of roses',
])('“More flowers” covers at least half as much again with flowers: %s', async (prompt) => {
  const before = parsePrompt(prompt)
  const { scene, reading } = more(before)
  expect(reading.changes).toEqual(['More flowers'])
  expect(await flowersIn(scene)).toBeGreaterThan((await flowersIn(before)) * 1.5)
})

it('“More flowers” is visible a second time, and changes nothing when the scene is full of flowers', async () => {
  const once = more(parsePrompt('The couple kissing in a meadow with wildflowers')).scene
  const twice = more(once)
  expect(twice.reading.changes).toEqual(['More flowers'])
  expect(await flowersIn(twice.scene)).toBeGreaterThan((await flowersIn(once)) * 1.25)
  expect(more(twice.scene)).toMatchObject({ scene: twice.scene, reading: { changes: [] } })
})

it('keeps the number of flowers when an edit changes their kind or their colour', () => {
  const { scene } = more(parsePrompt('A garden ceremony with roses'))
  for (const edit of ['pink peonies instead', 'make the flowers white', 'burgundy and gold as our colours'])
    expect(editScene(scene, edit, [en]).scene.florals.density).toBe(scene.florals.density)
})

it('hides no animal behind more flowers', async () => {
  const before = parsePrompt('The couple and their dog at a lake, flower arch')
  const dogOf = async (scene: SceneSpec) =>
    (await inspectImage(scene)).parts.filter(({ id }) => id === 'object:dog').reduce((sum, { share }) => sum + share, 0)
  expect(await dogOf(more(before).scene)).toBeGreaterThan((await dogOf(before)) * 0.8)
})
