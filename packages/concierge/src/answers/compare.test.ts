import { expect, it } from 'vitest'
import { createMemoryKnowledge } from '../../evaluation/memory-knowledge.ts'
import { answerQuestion } from './answer-question.ts'

const knowledge = createMemoryKnowledge({ today: '2026-11-20' })
const ask = async (message: string) =>
  (await answerQuestion({ message, history: [], vendorId: null, acceptLanguage: 'en' }, knowledge)).text

it.each([
  ['which costs less, a mexican fiesta grande by Abuela Fina or the green banquet of Ginger Hill?', 6800, 9200],
  ['inside the number from Ledger & Lace or thirty days from Day Two Events, which is cheaper?', 2400, 3800],
  ['we elope in december. do Fogline Films and Northstar Motion have a winter rate?', 3900, 5900],
])('answerQuestion compares the packages that %j names', async (message, lower, higher) => {
  const text = await ask(message)
  expect(text).toContain(`$${lower.toLocaleString('en')}`)
  expect(text).toContain(`$${higher.toLocaleString('en')}`)
})

it('answerQuestion says a seasonal price for a date in the season', async () => {
  const text = await ask('does saltworks loft have a cheaper rate on saturday feb 20 2027?')
  expect(text).toContain('$6,900')
  expect(text).not.toContain('4.3 of 5')
})
