import { describe, expect, it } from 'vitest'
import { readAmounts, toNumber } from './amounts.ts'
import { findMatches, lexiconOf } from './lexicon.ts'
import type { QuestionLanguage } from './query.ts'
import { createTags } from './tags.ts'
import { tokenize } from './tokens.ts'

function read(text: string, language: QuestionLanguage = 'en') {
  const tokens = tokenize(text)
  const tags = createTags(findMatches(tokens, lexiconOf(language), new Set()))
  return readAmounts(tokens, tags, new Set()).map(({ value, unit, bound, from }) => ({ value, unit, bound, from }))
}

describe('toNumber reads the separators of all languages', () => {
  it.each([
    ['2,500', 2500],
    ['2.500', 2500],
    ['12.500,50', 12_500.5],
    ['4.5', 4.5],
    ['4,5', 4.5],
    ['300', 300],
  ])('%s', (text, value) => {
    expect(toNumber(text)).toBe(value)
  })
})

describe('readAmounts reads the unit of a number from the words around it', () => {
  it.each([
    ['100 ppl', { value: 100, unit: 'guests', bound: 'exact' }],
    ['venue for 300', { value: 300, unit: 'guests', bound: 'exact' }],
    ['we are 170', { value: 170, unit: 'guests', bound: 'exact' }],
    ['two hundred and fifty guests', { value: 250, unit: 'guests', bound: 'exact' }],
    ['no more than 50 people', { value: 50, unit: 'guests', bound: 'at-most' }],
    ['florist for $100', { value: 100, unit: 'money', bound: 'exact' }],
    ['under 3k', { value: 3000, unit: 'money', bound: 'max' }],
    ['10 grand', { value: 10_000, unit: 'money', bound: 'exact' }],
    ['at least 2,500 dollars', { value: 2500, unit: 'money', bound: 'min' }],
    ['between 1 and 2k', { value: 2000, unit: 'money', bound: 'max', from: 1000 }],
    ['$3,000 to $4,000', { value: 4000, unit: 'money', bound: 'max', from: 3000 }],
    ['4.5 stars', { value: 4.5, unit: 'stars', bound: 'exact' }],
    ['for six hours', { value: 6, unit: 'other', bound: 'exact' }],
    ['june 12', { value: 12, unit: 'other', bound: 'exact' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toMatchObject([expected])
  })

  it.each<[QuestionLanguage, string, number, string]>([
    ['es', 'un lugar para 300 invitados', 300, 'guests'],
    ['es', 'menos de 2.500 dólares', 2500, 'money'],
    ['es', 'por menos de dos mil', 2000, 'money'],
    ['fr', 'une salle pour 80 personnes', 80, 'guests'],
    ['fr', 'moins de 3000 €', 3000, 'money'],
    ['de', 'für höchstens 800 Dollar', 800, 'money'],
    ['de', 'Platz für hundertfünfzig Gäste', 150, 'guests'],
    ['it', 'una sala per 120 invitati', 120, 'guests'],
    ['pt', 'até 1.500 dólares', 1500, 'money'],
    ['zh', '能容纳三百人的场地', 300, 'guests'],
    ['zh', '预算两千美元', 2000, 'money'],
    ['ar', 'قاعة تتسع لـ 300 ضيف', 300, 'guests'],
  ])('%s: %s', (language, text, value, unit) => {
    expect(read(text, language)).toMatchObject([{ value, unit }])
  })
})
