import { expect, it } from 'vitest'
import { normalizeLoginCode } from './login-code.ts'
import { LoginCode } from './schema.ts'

it.each([
  ['1234', '1234'],
  [' 12 34\n', '1234'],
  ['abcd-2345', 'ABCD2345'],
  ['AbCd \u2013 23\u00a045', 'ABCD2345'],
])('LoginCode accepts the typed code %j as %s', (typed, code) => {
  expect(normalizeLoginCode(typed)).toBe(code)
  expect(LoginCode.parse(typed)).toBe(code)
})

it.each(['', '123', '12345', 'ABCD234', 'ABCD-01IO', 'ABCD23456'])('LoginCode rejects the text %j', (typed) => {
  expect(LoginCode.safeParse(typed).success).toBe(false)
})
