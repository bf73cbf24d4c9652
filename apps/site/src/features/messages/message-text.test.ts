import { expect, it } from 'vitest'
import { isEmoji } from './message-text.tsx'

it.each(['🎉', '🎉🎉 🎉', '👩‍❤️‍💋‍👩', '👍🏽', '❤️‍🔥', '🇲🇽'])('shows %s large', (text) => {
  expect(isEmoji(text)).toBe(true)
})

it.each(['', ' ', '1', '#', '*️⃣ 2', '©', 'Yes 🎉', '🎉🎉🎉🎉', '🎉'.repeat(5_000)])('shows %s as text', (text) => {
  expect(isEmoji(text)).toBe(false)
})
