import { expect, it } from 'vitest'
import { createMemoryKnowledge } from '../../evaluation/memory-knowledge.ts'
import { answerQuestion } from './answer-question.ts'

const knowledge = createMemoryKnowledge({ today: '2026-11-20' })
const ask = (message: string) =>
  answerQuestion({ message, history: [], vendorId: null, acceptLanguage: 'en' }, knowledge)

it('answerQuestion answers two wishes with the price limit of each', async () => {
  const { text, cards } = await ask('florist under 1000 and a photographer under 3000')
  expect(text).toContain('florists up to $1,000:')
  expect(text).toContain('photographers up to $3,000:')
  expect(cards).toHaveLength(4)
})

it('answerQuestion applies a place at the end and the number of guests to all wishes', async () => {
  const { text } = await ask('venue for 100 and a dj in oakland')
  expect(text).toContain('in Oakland for 100 guests')
  expect(text.match(/Oakland/g)?.length).toBeGreaterThan(2)
})

it('answerQuestion answers a wish and a question about the site', async () => {
  const { text } = await ask('any florists in oakland? and how do i pay an invoice?')
  expect(text).toContain('**Stem & Cinder**')
  expect(text).toContain('**Pay Now**')
})

it.each([
  'hair and makeup in oakland',
  'food and drinks from the same vendor',
  'i do hair for weddings, how do i get listed with you',
  'compare slow shutter and halide & hart',
])('answerQuestion answers %j as a single wish', async (message) => {
  const { text } = await ask(message)
  expect(text).not.toContain('\n\n')
})
