import { expect, it } from 'vitest'
import { type Call, calls } from '../contract/index.ts'
import { authOf } from './token-rule.ts'

it.each(Object.entries<Call>(calls))(
  'authOf returns the token rule of the contract for %s',
  (_name, { path, auth }) => {
    const filled = path.replace(/\{\w+\}/g, '17')
    expect(authOf(filled) === 'none').toBe(auth === 'none')
    expect(authOf(`${filled}?page=2`) === 'none').toBe(auth === 'none')
  },
)

it('authOf returns "none" for public paths outside the contract and "optional" for other paths', () => {
  for (const path of ['/auth/magic-link/demo/', '/auth/vendors/magic-link/demo/?page=1'])
    expect(authOf(path)).toBe('none')
  for (const path of ['/auth/logout/', '/registration/couple-basicinfo/', '/vendor/active/', '/configuration/'])
    expect(authOf(path)).toBe('optional')
})
