import { expect, it } from 'vitest'
import { isEmoji } from './message-text.tsx'

it.each(['🎉', '🎉🎉 🎉', '👩‍❤️‍💋‍👩', '👍🏽', '❤️‍🔥', '🇲🇽'])('treats %s as emoji', (text) => {
  expect(isEmoji(text)).toBe(true)
})

it.each(['', ' ', '1', '#', '*️⃣ 2', '©', 'Yes 🎉', '🎉🎉🎉🎉', '🎉'.repeat(5_000)])('treats %s as text', (text) => {
  expect(isEmoji(text)).toBe(false)
})
