import { describe, expect, it } from 'vitest'
import { resetPath, resetTokenIn } from './paths.ts'

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
