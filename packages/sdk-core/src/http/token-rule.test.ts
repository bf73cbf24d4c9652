import { expect, it } from 'vitest'
import { type Call, calls } from '../contract/index.ts'
import { mayCarryToken } from './token-rule.ts'

it.each(Object.entries<Call>(calls))('says of %s what the contract says', (_name, { path, auth }) => {
  const filled = path.replace(/\{\w+\}/g, '17')
  expect(mayCarryToken(filled)).toBe(auth !== 'none')
  expect(mayCarryToken(`${filled}?page=2`)).toBe(auth !== 'none')
})

it('knows the public calls of areas that have no contract yet', () => {
  for (const path of ['/auth/magic-link/demo/', '/auth/vendors/magic-link/demo/?page=1'])
    expect(mayCarryToken(path)).toBe(false)
  for (const path of ['/auth/logout/', '/registration/couple-basicinfo/', '/vendor/active/', '/configuration/'])
    expect(mayCarryToken(path)).toBe(true)
})
