import { expect, it } from 'vitest'
import { createMemoryKnowledge } from '../../evaluation/memory-knowledge.ts'
import { answerQuestion } from './answer-question.ts'

const knowledge = createMemoryKnowledge({ today: '2026-11-20' })
const ask = (message: string) =>
  answerQuestion({ message, history: [], vendorId: null, acceptLanguage: 'en' }, knowledge)

it('answerQuestion quotes what the vendors of a category say about deposits', async () => {
  const { text, quotes } = await ask('which photographers refund the deposit?')
  expect(text).toMatch(/^This is what their profiles say about it:\n• \*\*/)
  expect(quotes?.length).toBeGreaterThan(1)
})

it('answerQuestion names the package that the words of a ranking describe', async () => {
  const { text } = await ask('cheapest cake with three tiers')
  expect(text).toContain('$980 (Three Tiers)')
})
