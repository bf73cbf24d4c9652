import { understand } from '@vowkit/understanding'
import { en } from '@vowkit/understanding/vocabularies/en'
import { es } from '@vowkit/understanding/vocabularies/es'
import { expect, it } from 'vitest'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import { readScene } from './read-scene.ts'

const vocabularies = [en, es]

function readingOf(text: string) {
  const { language, ...read } = understand(text, vocabularies)
  const vocabulary = vocabularies.find((one) => one.language === language) ?? en
  return readScene({ text, ...read }, parsePrompt(text, { vocabularies }), vocabulary)
}

it.each([
  ['a loft with brick walls', 'brick walls'],
  ['a library with tall shelves', 'tall shelves'],
  ['una hacienda con mariachis tocando', 'tocando'],
  ['our bouquet of white roses, hand tied', 'hand tied'],
  ['una boda en una hacienda con un patio', 'patio'],
])('lists a detail that the image shows as drawn: %s', (text, phrase) => {
  const { understood, notDrawn } = readingOf(text)
  expect(understood.map(({ phrase }) => phrase)).toContain(phrase)
  expect(notDrawn).not.toContain(phrase)
})

it.each([
  ['a meadow with brick walls', 'brick walls'],
  ['un jardín con mariachis, un coro tocando', 'tocando'],
  ['a library with tall copper pipes', 'tall copper pipes'],
])('lists a detail that nothing in the image has as not drawn: %s', (text, phrase) => {
  expect(readingOf(text).notDrawn.join('; ')).toContain(phrase.split(' ').at(-1))
})
