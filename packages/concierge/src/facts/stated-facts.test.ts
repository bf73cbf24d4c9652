import { describe, expect, it } from 'vitest'
import { createMemoryKnowledge } from '../../evaluation/memory-knowledge.ts'
import { answerQuestion } from '../answers/answer-question.ts'
import { extractFacts } from './extract-facts.ts'
import type { VendorProfile } from './profile.ts'
import { toSearchFields } from './search-fields.ts'
import { listTopics, withStatedFacts } from './stated-facts.ts'

const NOTHING = { areas: [], features: [] }
const extracted = extractFacts({
  about: 'The hall seats 90. Dogs are welcome. We ask for a deposit of 20%.',
  services: [],
  location: '',
  packages: [],
  faqs: [],
})

describe('stated facts', () => {
  it('replace the facts of the texts on the same subject, and no others', () => {
    const facts = withStatedFacts(extracted, { ...NOTHING, seated: 120, features: [{ topic: 'dogs', has: false }] })
    expect(toSearchFields(facts, [], '')).toMatchObject({ capacity: 120, offers: [], refuses: ['dogs'] })
    expect(facts.filter(({ kind }) => kind === 'deposit')).toMatchObject([{ min: 20, unit: 'percent' }])
  })

  it('leave the facts of the texts as they are while nothing is stated', () => {
    expect(withStatedFacts(extracted, null)).toEqual(extracted)
    expect(withStatedFacts(extracted, NOTHING)).toEqual(extracted)
  })

  it('become searchable areas, without markup', () => {
    const { areas } = toSearchFields(withStatedFacts([], { ...NOTHING, areas: ['Napa', '**Marin**'] }), [], '')
    expect(areas).toEqual(['napa', 'marin'])
  })

  it.each([
    [{ refund_days: 0 }, { kind: 'cancellation', polarity: 'no' }],
    [{ refund_days: 60 }, { kind: 'cancellation', polarity: 'yes', max: 60, unit: 'days' }],
    [{ deposit: { amount: 0, unit: 'percent' as const } }, { kind: 'deposit', polarity: 'no' }],
    [{ deposit: { amount: 500, unit: 'dollars' as const } }, { kind: 'deposit', min: 500, unit: 'dollars' }],
    [{ travel_miles: 60 }, { kind: 'area', max: 60, unit: 'miles' }],
    [{ standing: 200 }, { kind: 'capacity', max: 200, detail: 'standing' }],
  ])('state %j as a fact with a sentence', (stated, fact) => {
    const [first] = withStatedFacts([], { ...NOTHING, ...stated })
    expect(first).toMatchObject(fact)
    expect(first?.source.sentence).toMatch(/^[A-Z].+\.$/)
  })
})

describe('the topics of stated facts', () => {
  it('are the same in Spanish, sorted by their Spanish labels', () => {
    const topics = listTopics('es')
    expect(topics.map(({ topic }) => topic).toSorted()).toEqual(
      listTopics()
        .map(({ topic }) => topic)
        .toSorted(),
    )
    expect(topics).toContainEqual({ topic: 'accessible', label: 'acceso en silla de ruedas', group: 'access' })
    expect(topics.map(({ label }) => label)).toEqual(
      topics.map(({ label }) => label).toSorted((a, b) => a.localeCompare(b, 'es')),
    )
  })

  it('have groups and are sorted by label', () => {
    const topics = listTopics()
    expect(topics).toContainEqual({ topic: 'accessible', label: 'wheelchair access', group: 'access' })
    expect(topics).toContainEqual({ topic: 'vegan', label: 'vegan food', group: 'diets' })
    expect(topics).toContainEqual({ topic: 'spanish', label: 'Spanish', group: 'languages' })
    expect(topics.map(({ label }) => label)).toEqual(
      topics.map(({ label }) => label).toSorted((a, b) => a.localeCompare(b, 'en')),
    )
  })
})

describe('the assistant', () => {
  async function ask(message: string, stated: Parameters<typeof withStatedFacts>[1]) {
    const knowledge = createMemoryKnowledge()
    const [vendor] = await knowledge.profiles([1])
    if (!vendor) throw new Error('The catalogue has no vendor 1.')
    const changed: VendorProfile = { ...vendor, facts: withStatedFacts(vendor.facts, stated) }
    const own = { ...knowledge, profiles: async () => [changed] }
    const { text } = await answerQuestion({ message, history: [], vendorId: 1, acceptLanguage: 'en' }, own)
    return text
  }

  it('answers from stated facts, also against the texts of the profile', async () => {
    const no = { ...NOTHING, features: [{ topic: 'dogs', has: false }] }
    expect(await ask('Do you allow dogs?', no)).toMatch(/^No\. .+“Dogs: no\.”/)
    const yes = { ...NOTHING, features: [{ topic: 'dogs', has: true }] }
    expect(await ask('Do you allow dogs?', yes)).toMatch(/^Yes\. .+“Dogs: yes\.”/)
  })

  it('names a stated capacity, deposit and distance', async () => {
    expect(await ask('How many guests fit?', { ...NOTHING, seated: 345 })).toContain('345')
    const deposit = { ...NOTHING, deposit: { amount: 35, unit: 'percent' as const } }
    expect(await ask('How much is the deposit?', deposit)).toContain('35% of the price')
    expect(await ask('How far do you travel?', { ...NOTHING, travel_miles: 77 })).toContain('77 miles')
  })
})
