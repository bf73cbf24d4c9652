import { expect, it } from 'vitest'
import { timeAgo } from './relative-time.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

it.each([
  [0, null],
  [-5 * MINUTE, null],
  [MINUTE - 1, null],
  [MINUTE, { unit: 'minute', count: 1 }],
  [2 * MINUTE - 1, { unit: 'minute', count: 1 }],
  [59 * MINUTE, { unit: 'minute', count: 59 }],
  [60 * MINUTE, { unit: 'hour', count: 1 }],
  [DAY - 1, { unit: 'hour', count: 23 }],
  [DAY, { unit: 'day', count: 1 }],
  [30 * DAY, { unit: 'month', count: 1 }],
  [364 * DAY, { unit: 'month', count: 12 }],
  [365 * DAY, { unit: 'year', count: 1 }],
  [800 * DAY, { unit: 'year', count: 2 }],
])('timeAgo converts the age %i ms to %j', (passed, said) => {
  expect(timeAgo(1_000_000, 1_000_000 + passed)).toEqual(said)
})
