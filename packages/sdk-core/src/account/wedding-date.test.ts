import { afterEach, describe, expect, it, vi } from 'vitest'
import { daysUntil, formatWeddingDate } from './wedding-date.ts'

/** Changes the time zone of the process. */
function moveTo(zone: string): void {
  vi.stubEnv('TZ', zone)
}

afterEach(() => {
  vi.unstubAllEnvs()
})

/** Returns the timestamp of a date and time in the local time zone. */
function at(year: number, month: number, day: number, hour = 12, minute = 0): number {
  return new Date(year, month - 1, day, hour, minute).getTime()
}

describe.each([
  'UTC',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Europe/Stockholm',
  'Asia/Tokyo',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
])('wedding dates in %s', (zone) => {
  it('formatWeddingDate returns a text that does not depend on the time zone', () => {
    moveTo(zone)
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    expect(formatWeddingDate('2026-05-03')).toBe('May 3rd, 2026')
    expect(formatWeddingDate('2026-01-01')).toBe('January 1st, 2026')
    expect(formatWeddingDate('2026-12-31')).toBe('December 31st, 2026')
  })

  it.each([0, 9, 23])('daysUntil counts calendar days when the local hour is %i', (hour) => {
    moveTo(zone)
    const now = at(2026, 5, 2, hour, hour === 0 ? 0 : 59)
    expect(daysUntil('2026-05-03', now)).toBe(1)
    expect(daysUntil('2026-05-02', now)).toBe(0)
    expect(daysUntil('2026-05-01', now)).toBe(-1)
    expect(daysUntil('2027-05-02', now)).toBe(365)
  })

  it('daysUntil counts every day once across clock changes', () => {
    moveTo(zone)
    for (let day = 1; day <= 365; day++) {
      const now = at(2026, 1, day, 0, 30)
      expect(daysUntil('2027-01-01', now)).toBe(366 - day)
    }
  })
})

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [10, '10th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [14, '14th'],
  [20, '20th'],
  [21, '21st'],
  [22, '22nd'],
  [23, '23rd'],
  [24, '24th'],
  [30, '30th'],
  [31, '31st'],
])('formatWeddingDate formats day %i as %s', (day, ordinal) => {
  expect(formatWeddingDate(`2026-08-${String(day).padStart(2, '0')}`)).toBe(`August ${ordinal}, 2026`)
})

it.each(['', 'null', 'soon', '2026-13-40', '03/05/2026'])(
  'formatWeddingDate and daysUntil treat %j as a missing date',
  (date) => {
    expect(formatWeddingDate(date)).toBe('')
    expect(daysUntil(date, at(2026, 5, 2))).toBe(0)
  },
)
