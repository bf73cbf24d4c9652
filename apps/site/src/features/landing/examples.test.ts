import { sketchPrompt } from '@vowkit/illustrator/browser'
import { expect, it } from 'vitest'
import { landing } from '../../spanish/landing.ts'
import { landingMessages } from './messages.ts'

const EXAMPLES = [
  ...landingMessages.english.examples.map(({ prompt }) => ['en', prompt] as const),
  ...landing.examples.map(({ prompt }) => ['es', prompt] as const),
]

it('the landing page has three example sentences in each language', () => {
  expect([landingMessages.english.examples, landing.examples].map(({ length }) => length)).toEqual([3, 3])
})

it.each(EXAMPLES)('the scene of an example in %s shows everything that it names: %s', async (language, prompt) => {
  const { shown, notDrawn } = await sketchPrompt(prompt, language)
  expect(notDrawn).toEqual([])
  expect(shown.length).toBeGreaterThanOrEqual(4)
})
