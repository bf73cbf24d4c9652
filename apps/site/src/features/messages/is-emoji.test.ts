import { expect, it } from 'vitest'
import { isEmoji } from './is-emoji.ts'

it.each(['🎉', '🎉🎉 🎉', '👩‍❤️‍💋‍👩', '👍🏽', '❤️‍🔥', '🇲🇽'])('takes %s for a sign', (text) => {
  expect(isEmoji(text)).toBe(true)
})

it.each(['', ' ', '1', '#', '*️⃣ 2', '©', 'Yes 🎉', '🎉🎉🎉🎉', '🎉'.repeat(5_000)])('takes %s for a text', (text) => {
  expect(isEmoji(text)).toBe(false)
})
