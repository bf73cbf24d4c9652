import { expect, it } from 'vitest'
import { createMemoryKnowledge } from '../../evaluation/memory-knowledge.ts'
import type { Fact } from './fact.ts'
import { spellNumbers } from './spell-numbers.ts'
import { TOPICS } from './topics.ts'

/** Returns all numbers that a sentence names, in digits or in words. */
function numbersIn(sentence: string): number[] {
  const plain = spellNumbers(sentence)
  const numbers = (plain.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  const cents = [...plain.matchAll(/(\d+) cents/g)].map(([, count]) => Number(count) / 100)
  return [...numbers, ...cents, ...(/\ban? (?:minute|hour|day|week|month)\b/.test(plain) ? [1] : [])]
}

const knowledge = createMemoryKnowledge()
const ALL_IDS = Array.from({ length: 96 }, (_, index) => index + 1)
const facts: { name: string; texts: string; fact: Fact }[] = (await knowledge.profiles(ALL_IDS)).flatMap((profile) => {
  const { about, services, packages, faqs } = profile
  const texts = [
    ...about,
    ...services,
    ...packages.flatMap((deal) => [deal.name, deal.description]),
    ...faqs.map(({ answer }) => answer),
  ]
  return profile.facts.map((fact) => ({ name: profile.name, texts: texts.join('\n'), fact }))
})

it('extractFacts finds at least five facts of each demo vendor on average', () => {
  expect(facts.length).toBeGreaterThan(96 * 5)
})

it('each number of a fact occurs in its sentence', () => {
  for (const { name, fact } of facts) {
    const known = numbersIn(fact.source.sentence)
    for (const number of [fact.min, fact.max])
      if (number !== undefined) expect(known, `${name}: ${fact.source.sentence}`).toContain(number)
  }
})

it('each sentence of a fact occurs in the profile and is at most 300 characters long', () => {
  for (const { texts, fact } of facts) {
    expect(texts).toContain(fact.source.sentence)
    expect(fact.source.sentence.length).toBeLessThanOrEqual(300)
  }
})

it('each feature has a known topic, and a no has a negation in its sentence or is the answer to a question', () => {
  for (const { fact } of facts.filter(({ fact }) => fact.kind === 'feature')) {
    expect(TOPICS.has(fact.topic ?? '')).toBe(true)
    if (fact.polarity === 'no') expect(fact.source.sentence).toMatch(/\b(?:no|not|never|decline|forbids)\b/i)
  }
})
