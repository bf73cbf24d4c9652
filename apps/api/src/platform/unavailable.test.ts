import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { isUnavailable } from './unavailable.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

describe('isUnavailable', () => {
  it.each(['08006', '53300', '55P03', '57014', '57P01', '40P01', 'ECONNREFUSED', 'ECONNRESET'])(
    'is true for the code %s, also inside an error of a query',
    (code) => {
      expect(isUnavailable(withCode(code))).toBe(true)
      expect(isUnavailable(new DrizzleQueryError('select 1', [], withCode(code)))).toBe(true)
    },
  )

  it('is true if the pool has no free connection in time', () => {
    expect(isUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true)
  })

  it.each([
    ['a unique violation', withCode('23505')],
    ['a missing table', withCode('42P01')],
    ['a bug', new TypeError('x')],
  ])('is false for %s', (_name, error) => {
    expect(isUnavailable(error)).toBe(false)
  })
})
