import { describe, expect, it } from 'vitest'
import { createMemoryKnowledge } from '../../evaluation/memory-knowledge.ts'
import { readQuestion } from './read-question.ts'

const knowledge = createMemoryKnowledge({ today: '2026-11-20' })
const read = (message: string) =>
  readQuestion({ message, history: [], vendorId: null, acceptLanguage: 'en' }, knowledge)

describe('readQuestion', () => {
  it.each([
    ['catering without pork', 'pork'],
    ['photographers, but no film please', 'film'],
  ])('turns the thing that %j rules out into a condition', async (message, word) => {
    const { conditions, words } = await read(message)
    expect(conditions.features).toEqual([{ topic: null, words: word, wanted: false }])
    expect(words).not.toContain(word)
  })

  it('quotes a topic of absence with its negation', async () => {
    const { conditions } = await read('bars that dont serve alcohol')
    const feature = { topic: 'alcohol-free', words: 'dont serve alcohol', wanted: true, isAbsence: true }
    expect(conditions.features).toEqual([feature])
  })

  it('reads "not without" as a wish', async () => {
    const { conditions } = await read('a bar, not without alcohol')
    expect(conditions.features).toEqual([{ topic: 'alcohol-free', words: 'without alcohol', wanted: false }])
  })

  it.each([
    ["which venues can't take more than 60?", { maxCapacity: 60 }],
    ['will 90 fit in a barn?', { guests: 90 }],
    ['caterers for 40 adults and 12 kids', { guests: 52 }],
    ['a bus that takes 40 of our guests', { guests: 40 }],
    ["a dress, and i'm not paying more than 1,200", { maxPrice: 1200 }],
  ])('reads the numbers of %j', async (message, conditions) => {
    expect((await read(message)).conditions).toMatchObject(conditions)
  })

  it.each([
    ['ounce vs lindenbaum vs hush & hallmark', 3],
    ['plateau or casa prestada', 2],
    ['rank the rabbis, reverend opal and plain vows by price', 3],
  ])('finds common words beside names in %j', async (message, count) => {
    expect((await read(message)).vendorIds).toHaveLength(count)
  })
})
