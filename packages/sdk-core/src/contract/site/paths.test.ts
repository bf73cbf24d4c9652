import { describe, expect, it } from 'vitest'
import { newVisionPath, promptIn, resetPath, resetTokenIn } from './paths.ts'

describe('resetTokenIn', () => {
  it.each(['0a1b2c', 'a token/with?signs#and spaces'])('returns the token %j from its reset link', (token) => {
    const { hash } = new URL(resetPath(token), 'https://site.test')
    expect(resetTokenIn(hash)).toBe(token)
  })

  it('returns a token with invalid escapes unchanged', () => {
    expect(resetTokenIn('#/reset_password/abc%2')).toBe('abc%2')
  })

  it('returns an empty string for any other fragment', () => {
    expect(resetTokenIn('#main')).toBe('')
  })
})

describe('promptIn', () => {
  it.each(['a beach at dusk', '100% roses & #1 lanterns / peonies?', 'Una boda en la playa 🌊'])(
    'returns the prompt %j from the path of a new vision',
    (prompt) => {
      const { pathname, hash } = new URL(newVisionPath(prompt), 'https://site.test')
      expect(pathname).toBe('/vision-board/new')
      expect(promptIn(hash)).toBe(prompt)
    },
  )

  it.each(['', '#main', '#prompt=50%'])('returns no prompt for the fragment %j', (hash) => {
    expect(promptIn(hash)).toBe('')
  })
})
