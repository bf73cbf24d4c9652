import { expect, it } from 'vitest'
import { messages as spanish } from '../../spanish/messages.ts'
import { createMessageTimes } from './message-times.ts'
import { chatMessages } from './messages.ts'

const { toAgo, toDay, toTime } = createMessageTimes('en-US', chatMessages.english)
const NOW = new Date(2026, 5, 11, 15, 30).getTime()
const before = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString()
const HOURS = 60
const DAYS = 24 * HOURS

it.each([
  [0, 'now'],
  [1, '1 min'],
  [59, '59 min'],
  [HOURS, '1 h'],
  [15 * HOURS, '15 h'],
  [16 * HOURS, 'Yesterday'],
  [3 * DAYS, 'Monday'],
  [20 * DAYS, 'May 22'],
  [400 * DAYS, 'May 7, 2025'],
])('toAgo formats %i minutes ago as "%s"', (minutes, text) => {
  expect(toAgo(before(minutes), NOW)).toBe(text)
})

it('toAgo formats a time in the future as now', () => {
  expect(toAgo(before(-3), NOW)).toBe('now')
  expect(toDay(before(-3 * DAYS), NOW)).toBe('Today')
})

it('every formatter returns an empty string for an invalid timestamp', () => {
  expect([toAgo('', NOW), toDay('soon', NOW), toTime('')]).toEqual(['', '', ''])
})

it('toTime formats the time of day', () => {
  expect(toTime(before(0))).toMatch(/^3:30.PM$/)
})

it('the formatters support Spanish', () => {
  const times = createMessageTimes('es-US', spanish)
  const agos = [0, HOURS, 16 * HOURS, 3 * DAYS, 20 * DAYS].map((minutes) => times.toAgo(before(minutes), NOW))
  expect(agos).toEqual(['ahora', '1 h', 'Ayer', 'lunes', '22 may'])
})
