import { describe, expect, it } from 'vitest'
import type { AttireFact } from '../description.ts'
import { summarize } from '../testing/summarize.ts'
import { understand } from '../understand.ts'
import { en } from '../vocabularies/en.ts'

const attireOf = (text: string) =>
  understand(text, [en])
    .description.facts.filter((fact): fact is AttireFact => fact.kind === 'attire')
    .map(({ name, of, partner }) => ({ name, of, partner }))

describe('understand', () => {
  it('gives each of two brides or two grooms the clothes that the prompt gives to her or him', () => {
    expect(attireOf('two brides, one in a white suit and one in a lace gown')).toEqual([
      { name: 'suit', of: 'bride', partner: 1 },
      { name: 'dress', of: 'bride', partner: 2 },
    ])
    expect(attireOf('two grooms, one in a red tux and the other in a white tux')).toEqual([
      { name: 'tuxedo', of: 'groom', partner: 1 },
      { name: 'tuxedo', of: 'groom', partner: 2 },
    ])
  })

  it.each([
    ['he wears a pink turban and I wear a coral lehenga', 'attire:turban@groom attire:lehenga coral@dress'],
    ['me in an ivory pantsuit, him in grey', 'attire:jumpsuit ivory@dress grey@suit'],
    ['she is in lavender, he wears a grey suit', 'lavender@dress attire:suit@groom grey@suit'],
    ['my dress is black tulle, his suit is emerald', 'attire:dress black@dress attire:suit@groom emerald@suit ?tulle'],
    ['just us in white suits', 'person:couple attire:suit@couple white@suit ~person:guest*0 ~seat:none'],
    ['us laughing in yellow rain boots', 'attire:boots@couple ?laughing'],
    ['we want kilts', 'attire:kilt'],
    ['bride and groom in sneakers', 'person:bride person:groom attire:sneakers@couple'],
  ])('gives clothes and their colours to the right person: "%s"', (text, summary) => {
    expect(summarize(text, en)).toBe(summary)
  })

  it('reads a dog as the ring bearer, and gives it the bow tie', () => {
    expect(summarize('our dog is the ring bearer, with a bow tie', en)).toBe(
      'object:dog+ring-bearing attire:bow-tie@pet',
    )
    expect(summarize('our dog and the ring bearer', en)).toBe('object:dog person:ring-bearer')
  })

  it('gives each of two brides her own hair', () => {
    const { facts } = understand('two brides, one with blond hair, one with black hair', [en]).description
    expect(facts.map((fact) => (fact.kind === 'person' ? [fact.partner, fact.hair !== undefined] : []))).toEqual([
      [undefined, false],
      [1, true],
      [2, true],
    ])
  })
})

it('counts the people before "four of them"', () => {
  const { description, notDrawn } = understand('Bridesmaids in sage green, four of them, in a barn', [en])
  expect(description.facts).toContainEqual(expect.objectContaining({ name: 'bridesmaid', count: 4 }))
  expect(notDrawn).toEqual([])
})

it.each([
  ['drummers in a garden', 'drummer', 2],
  ['two drummers in a garden', 'drummer', undefined],
  ['a drummer in a garden', 'drummer', undefined],
  ['flower girls in a garden', 'flower-girl', 2],
])('says whether a plural without a number names several: %s', (text, name, many) => {
  const fact = understand(text, [en]).description.facts.find((one) => one.name === name)
  expect(fact && 'many' in fact ? fact.many : undefined).toBe(many)
})

it('gives the clothes of a named relative to that person', () => {
  const { facts } = understand('My grandmother in a purple sari under string lights', [en]).description
  expect(facts).toContainEqual(expect.objectContaining({ kind: 'attire', name: 'sari', of: 'grandmother' }))
  expect(facts.filter(({ kind }) => kind === 'colour')).toEqual([])
})

it.each([
  ['the groom uses a wheelchair', 'groom'],
  ['my dad in a wheelchair next to us', 'father'],
  ["groom in a tux, I'm in a wheelchair", 'bride'],
  ['he uses a wheelchair and she wears a lace dress', 'groom'],
  ['a garden with a wheelchair', undefined],
])('gives a wheelchair to the person who uses it: %s', (text, user) => {
  const wheelchair = understand(text, [en]).description.facts.find(({ name }) => name === 'wheelchair')
  expect(wheelchair).toEqual({ kind: 'object', name: 'wheelchair', ...(user && { user }) })
})

it.each([
  ['his kilt is green tartan', 'attire:kilt@groom green@suit'],
  ['our golden retriever with the rings', 'object:dog object:rings'],
  ['bride in a denim jacket over her dress', 'person:bride attire:coat@bride+short attire:dress@bride'],
  [
    'bride in a lace gown, groom in a velvet jacket',
    'person:bride attire:dress@bride+lace person:groom attire:suit@groom+velvet',
  ],
])('reads fabrics, breeds and jackets of clothes: %s', (text, facts) => {
  expect(summarize(text, en)).toBe(facts)
})

it.each([
  ['our golden retriever', '#d9a85f'],
  ['our golden retreiver', '#d9a85f'],
  ['a black lab', '#2b2729'],
])('gives a dog the coat of its breed: %s', (text, colour) => {
  expect(understand(text, [en]).description.facts).toContainEqual({ kind: 'object', name: 'dog', colour })
})
