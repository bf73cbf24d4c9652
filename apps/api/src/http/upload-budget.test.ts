import { expect, it } from 'vitest'
import { createUploadBudget } from './upload-budget.ts'

const RULES = { perAccount: 50, perAddress: 80, total: 100, atOncePerAccount: 3 }
const HOME = '203.0.113.9'
const OFFICE = '198.51.100.1'

it('the upload budget cancels an upload that exceeds its account’s share, with 429 and Retry-After', () => {
  const { open } = createUploadBudget(RULES)
  const [first, second] = [open(1, HOME), open(1, HOME)]
  expect(first.add(30)).toBeUndefined()
  expect(second.add(30)).toMatchObject({ status: 429, retryAfter: 5 })
  expect(first.refusal).toBeUndefined()
  // A cancelled upload no longer counts against the budget.
  expect(first.add(20)).toBeUndefined()
})

it('the upload budget, when exceeded, cancels only uploads of the account that uses the most', () => {
  const { open } = createUploadBudget(RULES)
  const [large, medium, small] = [open(1, HOME), open(2, OFFICE), open(3, '192.0.2.7')]
  let isFreed = false
  large.onRefused(() => {
    isFreed = true
  })
  large.add(50)
  medium.add(45)
  expect(small.add(10)).toBeUndefined()
  expect(isFreed).toBe(true)
  expect(large.refusal).toMatchObject({ status: 429 })
  expect(medium.refusal).toBeUndefined()
})

it('the upload budget cancels the largest account of an IP address if the address exceeds its share', () => {
  const { open } = createUploadBudget(RULES)
  const [large, medium, small] = [open(1, HOME), open(2, HOME), open(3, HOME)]
  large.add(45)
  medium.add(30)
  expect(small.add(10)).toBeUndefined()
  expect([large.refusal?.status, medium.refusal]).toEqual([429, undefined])
})

it('the upload budget never cancels an upload that has been read completely', () => {
  const { open } = createUploadBudget(RULES)
  const [read, reading] = [open(1, HOME), open(2, OFFICE)]
  read.add(50)
  read.settle()
  reading.add(45)
  const third = open(3, '192.0.2.7')
  expect(third.add(10)).toBeUndefined()
  expect([read.refusal, reading.refusal?.status]).toEqual([undefined, 429])
  read.close()
  expect(open(4, OFFICE).add(50)).toBeUndefined()
})

it('the upload budget rejects requests above the concurrency limit of an account', () => {
  const { open } = createUploadBudget(RULES)
  const shares = [1, 2, 3].map(() => open(1, HOME))
  expect(shares.map(({ refusal }) => refusal)).toEqual([undefined, undefined, undefined])
  expect(open(1, HOME).add(1)).toMatchObject({ status: 429 })
  expect(open(2, HOME).add(1)).toBeUndefined()
})
