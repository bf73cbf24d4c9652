import { describe, expect, it } from 'vitest'
import { createMemoryKnowledge } from '../../evaluation/memory-knowledge.ts'
import { answerQuestion } from '../answers/answer-question.ts'
import type { Query, Question } from './query.ts'
import { readQuestion } from './read-question.ts'

const knowledge = createMemoryKnowledge({ today: '2026-11-20' })

/** Asks all questions and returns the query of the last one with the titles of its categories. */
async function askAll(asks: readonly string[]): Promise<Query & { titles: string[] }> {
  const history: Question['history'][number][] = []
  const questionOf = (message: string) => ({ message, history, vendorId: null, acceptLanguage: 'en' })
  for (const ask of asks.slice(0, -1)) {
    const { text } = await answerQuestion(questionOf(ask), knowledge)
    history.push({ role: 'user', content: ask }, { role: 'assistant', content: text })
  }
  const query = await readQuestion(questionOf(asks.at(-1) ?? ''), knowledge)
  const categories = await knowledge.categories()
  const titles = query.conditions.categoryIds.map((id) => categories.find((one) => one.id === id)?.title ?? '')
  return { ...query, titles }
}

describe('readQuestion searches all vendors again', () => {
  it.each<[string[], string]>([
    [['need mehndi', 'and a white horse for the baraat'], 'Transport'],
    [['need mehndi', 'and somewhere that takes 280 guests'], 'Venues'],
    [['venues in sonoma', 'and a string quartet'], 'DJs & Bands'],
    [['venues in sonoma', 'and a string quartet', 'no, a dj'], 'DJs & Bands'],
    [['is there a bagpiper for hire?', 'ok a harp then'], 'DJs & Bands'],
    [['champagne tower! who does that', 'my guys drink beer. who has that on tap'], 'Bar'],
    [['we need a tent for 150, price?', 'plus wooden chairs for a hundred'], 'Rentals'],
  ])('after %j', async (asks, title) => {
    const { intent, titles, vendorIds } = await askAll(asks)
    expect({ intent, titles, vendorIds }).toEqual({ intent: 'find', titles: [title], vendorIds: [] })
  })
})

describe('readQuestion drops the features of the last search', () => {
  it('if the question replaces them', async () => {
    const { conditions } = await askAll(['is there a bagpiper for hire?', 'ok a harp then'])
    expect(conditions.features.map(({ topic }) => topic)).toEqual(['harp'])
  })
})

describe('readQuestion stays with the last vendor', () => {
  it.each([
    [['vintage car around sonoma', 'do they drive at night']],
    [['we need a tent for 150, price?', 'can it go on concrete']],
    [['need mehndi', 'and what do they charge']],
  ])('after %j', async (asks) => {
    expect((await askAll(asks)).intent).toBe('about-vendor')
  })
})
