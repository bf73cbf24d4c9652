import { describe, expect, it } from 'vitest'
import { createMemoryKnowledge } from '../../evaluation/memory-knowledge.ts'
import { readQuestion } from './read-question.ts'

const knowledge = createMemoryKnowledge({ today: '2026-11-20' })
const titles = await knowledge.categories()
const all = await knowledge.find({
  conditions: { categoryIds: [], places: [], notPlaces: [], features: [] },
  sort: 'match',
  limit: 500,
})

const read = (message: string, history: readonly string[] = []) =>
  readQuestion(
    {
      message,
      history: history.map((content, i) => ({
        role: i % 2 === 0 ? ('user' as const) : ('assistant' as const),
        content,
      })),
      vendorId: null,
      acceptLanguage: 'en',
    },
    knowledge,
  )
const idOf = (name: string) => all.vendors.find((vendor) => vendor.name === name)?.id ?? 0
const nameOf = (id: number) => all.vendors.find((vendor) => vendor.id === id)?.name
const titleOf = (id: number) => titles.find((category) => category.id === id)?.title
const linkTo = (...names: string[]) =>
  names.map((name) => `${name} [View Profile](/dashboard/vendor-detail/${idOf(name)})`).join('\n')

describe('readQuestion reads the conditions of a search', () => {
  it.each([
    ['florists under $2000 in Oakland', { categories: ['Florists'], places: ['Oakland'], maxPrice: 2000 }],
    ['photographers between 3 and 4k', { categories: ['Photographers'], minPrice: 3000, maxPrice: 4000 }],
    ['we are 170. which venue can take us?', { categories: ['Venues'], guests: 170 }],
    ['venues for no more than 50 people', { categories: ['Venues'], maxCapacity: 50 }],
    ['caterers with something over $10000', { categories: ['Caterers'], minPrice: 10_000 }],
    ['photographers not in Sacramento', { categories: ['Photographers'], notPlaces: ['Sacramento'] }],
    ['photogrpahers in sanfrancisco', { categories: ['Photographers'], places: ['San Francisco'] }],
    ['bouquet and cake in salinas', { categories: ['Florists', 'Cakes'], places: ['Salinas'] }],
    ['need someone to marry us', { categories: ['Officiants'] }],
  ])('%s', async (message, { categories, ...conditions }) => {
    const query = await read(message)
    expect(query.intent).toBe('find')
    expect(query.conditions.categoryIds.map(titleOf)).toEqual(categories)
    expect(query.conditions).toMatchObject(conditions)
  })

  it.each([
    ['videographer who never uses a drone', 'drone', false],
    ['photographer with a drone', 'drone', true],
    ['caterer with no meat at all', 'vegetarian', true],
    ['bar without any alcohol', 'alcohol-free', true],
    ['music for dancing, not a dj', 'dj', false],
  ])('%s', async (message, topic, wanted) => {
    expect((await read(message)).conditions.features).toContainEqual(expect.objectContaining({ topic, wanted }))
  })
})

describe('readQuestion resolves references to earlier turns', () => {
  it('reads "the second one" as the second vendor of the last reply', async () => {
    const query = await read('where is the second one based', ['florists', linkTo('Stem & Cinder', 'Wild Ranunculus')])
    expect(query).toMatchObject({ intent: 'about-vendor', aspects: ['place'] })
    expect(query.vendorIds.map(nameOf)).toEqual(['Wild Ranunculus'])
  })

  it('keeps the category and replaces the place of the earlier search', async () => {
    const query = await read('and in Oakland?', ['florists in Salinas', linkTo('Calle Flor')])
    expect(query.intent).toBe('find')
    expect(query.conditions).toMatchObject({ places: ['Oakland'], categoryIds: [4] })
  })

  it('reads two named vendors as a comparison', async () => {
    const query = await read('compare slow shutter and halide & heart')
    expect(query.intent).toBe('compare')
    expect(query.vendorIds.map(nameOf)).toEqual(['Slow Shutter', 'Halide & Hart'])
  })
})
