import { describe, expect, it } from 'vitest'
import { resetPath, resetTokenIn } from './paths.ts'

describe('resetTokenIn', () => {
  it.each(['0a1b2c', 'a token/with?signs#and spaces'])('reads back the token %j of a reset link', (token) => {
    const { hash } = new URL(resetPath(token), 'https://site.test')
    expect(resetTokenIn(hash)).toBe(token)
  })

  it('returns a token with broken escapes unchanged', () => {
    expect(resetTokenIn('#/reset_password/abc%2')).toBe('abc%2')
  })

  it('returns an empty text for any other fragment', () => {
    expect(resetTokenIn('#main')).toBe('')
  })
})
