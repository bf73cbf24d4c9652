import { expect, it } from 'vitest'
import { createDays } from './days.ts'
import { DAY, HOUR } from './units.ts'

const clock = { now: () => new Date('2026-03-28T23:30:00Z') }

it.each([
  ['UTC', '2026-03-28'],
  ['Europe/Berlin', '2026-03-29'],
  ['America/Los_Angeles', '2026-03-28'],
  ['Pacific/Auckland', '2026-03-29'],
])('today in %s is %s', (timeZone, day) => {
  expect(createDays(clock, timeZone).today()).toBe(day)
})

it('counts the days across the start of summer time', () => {
  const days = createDays(clock, 'Europe/Berlin')
  expect(days.after(-HOUR)).toBe('2026-03-28')
  expect(days.after(DAY)).toBe('2026-03-30')
  expect(days.of(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01')
})
