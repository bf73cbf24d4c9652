import { expect, it } from 'vitest'
import { appendPhrase } from './append-phrase.ts'

it.each([
  ['', 'In a garden'],
  ['We marry ', 'We marry, in a garden'],
  ['We marry.', 'We marry. In a garden'],
  ['We marry,', 'We marry, in a garden'],
])('appendPhrase joins a phrase to %j with the correct punctuation', (text, result) => {
  expect(appendPhrase(text, 'in a garden')).toBe(result)
})
