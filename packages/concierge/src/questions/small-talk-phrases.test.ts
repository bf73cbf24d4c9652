import { expect, it } from 'vitest'
import { readSeveralPhrases } from './small-talk-phrases.ts'
import { wordsOf } from './tokens.ts'

it.each([
  ['lol ok bye', 'goodbye'],
  ['ok cool thanks bye', 'goodbye'],
  ['haha thanks', 'thanks'],
  ['bye', null],
  ['ok show me venues', null],
])('readSeveralPhrases reads "%s" as %s', (message, topic) => {
  expect(readSeveralPhrases(wordsOf(message), 'en')).toBe(topic)
})
