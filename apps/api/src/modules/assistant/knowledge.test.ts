import { KNOWLEDGE_CASES } from '@vowkit/concierge/evaluation/knowledge-cases'
import { createMemoryKnowledge } from '@vowkit/concierge/evaluation/memory-knowledge'
import { expect, it } from 'vitest'
import { knowledgeOf, setupDemoBackend } from '../../testing/assistant.ts'

const demo = setupDemoBackend()
const memory = createMemoryKnowledge()

it.each(KNOWLEDGE_CASES)('$title in the database', async ({ search, names, isOrdered }) => {
  const { total, vendors } = await knowledgeOf(demo.api).find({ ...search, limit: 20 })
  const found = vendors.map(({ name }) => name)
  expect(isOrdered ? found : found.toSorted()).toEqual(isOrdered ? names : names.toSorted())
  expect(total).toBe(names.length)
})

it('the database returns the same profiles as the memory of the evaluation', async () => {
  const ids = [...demo.ids.values()]
  const [stored, remembered] = await Promise.all([knowledgeOf(demo.api).profiles(ids), memory.profiles(ids)])
  expect(stored).toHaveLength(96)
  // The database returns absolute URLs of images and the latest reviews only.
  for (const [index, { image, reviews, ...profile }] of stored.entries()) {
    const { image: path = '', reviews: all = [], ...expected } = remembered[index] ?? {}
    expect(profile).toEqual(expected)
    expect(image).toBe(`http://api.test${path}`)
    expect(all).toEqual(expect.arrayContaining([...reviews]))
  }
})

it('the database and the memory of the evaluation list the same categories and places', async () => {
  const knowledge = knowledgeOf(demo.api)
  expect(await knowledge.categories()).toEqual(await memory.categories())
  expect((await knowledge.places()).toSorted()).toEqual((await memory.places()).toSorted())
  expect(await knowledge.packs()).toEqual(
    await memory.packs().then((packs) => packs.map((pack) => expect.objectContaining(pack))),
  )
})

it('named finds a vendor despite a typo, and nothing for words of no name', async () => {
  const knowledge = knowledgeOf(demo.api)
  expect((await knowledge.named(['wild', 'rananculus']))[0]?.name).toBe('Wild Ranunculus')
  expect(await knowledge.named(['zzzz'])).toEqual([])
})

it('find ignores operators and quotes in words', async () => {
  const { total } = await knowledgeOf(demo.api).find({
    conditions: { categoryIds: [], places: ["O'Brien & | !"], notPlaces: ['{"'], features: [] },
    sort: 'cheapest',
    limit: 3,
    words: ["' | & !", 'rose:*'],
  })
  expect(total).toBe(0)
})
