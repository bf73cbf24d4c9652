import { expect, it } from 'vitest'
import { isEmoji } from './message-text.tsx'

it.each(['🎉', '🎉🎉 🎉', '👩‍❤️‍💋‍👩', '👍🏽', '❤️‍🔥', '🇲🇽'])('isEmoji accepts "%s"', (text) => {
  expect(isEmoji(text)).toBe(true)
})

it.each(['', ' ', '1', '#', '*️⃣ 2', '©', 'Yes 🎉', '🎉🎉🎉🎉', '🎉'.repeat(5_000)])('isEmoji rejects "%s"', (text) => {
  expect(isEmoji(text)).toBe(false)
})
