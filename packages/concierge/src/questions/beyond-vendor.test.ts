import { expect, it } from 'vitest'
import { createMemoryKnowledge } from '../../evaluation/memory-knowledge.ts'
import { answerQuestion } from '../answers/answer-question.ts'

const knowledge = createMemoryKnowledge({ today: '2026-11-20' })
const ask = async (message: string) => {
  const { cards = [], text } = await answerQuestion(
    { message, history: [], vendorId: null, acceptLanguage: 'en' },
    knowledge,
  )
  return { text, names: cards.map(({ name }) => name) }
}

it.each([
  ['anything bigger than arroyo seco?', ['Mission Olivar', 'Saltworks Loft']],
  ['venues smaller than saltworks loft', ['Fallen Redwood Hall', 'The Tidewater Room', 'Arroyo Seco Estate']],
  ['is there a caterer cheaper than abuela fina', ['Salt Lick Catering', 'Field Notes Supper']],
])('answerQuestion lists the vendors beyond a named one: %s', async (message, names) => {
  expect((await ask(message)).names).toEqual(names)
})

it('answerQuestion says that a vendor is the first if none is beyond it', async () => {
  expect((await ask('any venue bigger than mission olivar?')).text).toMatch(/^The largest is \*\*Mission Olivar\*\*/)
})

it.each([
  ['photographer for 8 hours under 5000', '$4,200 of your $5,000 (Twelve Rolls)'],
  ['cheapest photographer that does a full day', '$3,900 instead of $4,600 (Winter Both)'],
  ['videographers, at least ten hours', '$4,800 (The Nine Minutes)'],
])('answerQuestion names a package that lasts long enough: %s', async (message, words) => {
  expect((await ask(message)).text).toContain(words)
})
