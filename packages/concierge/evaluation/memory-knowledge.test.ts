import { expect, it } from 'vitest'
import { KNOWLEDGE_CASES } from './knowledge-cases.ts'
import { createMemoryKnowledge } from './memory-knowledge.ts'

const knowledge = createMemoryKnowledge()

it.each(KNOWLEDGE_CASES)('$title', async ({ search, names, isOrdered }) => {
  const { total, vendors } = await knowledge.find({ ...search, limit: 20 })
  const found = vendors.map(({ name }) => name)
  expect(isOrdered ? found : found.toSorted()).toEqual(isOrdered ? names : names.toSorted())
  expect(total).toBe(names.length)
})

it('named finds a vendor despite a typo', async () => {
  const [first] = await knowledge.named(['wild', 'rananculus'])
  expect(first?.name).toBe('Wild Ranunculus')
})

it('profiles returns the vendors in the order of the ids and leaves out unknown ids', async () => {
  expect((await knowledge.profiles([7, 999, 3])).map(({ id }) => id)).toEqual([7, 3])
})
