import { describe, expect, it } from 'vitest'
import { readDeadline } from './deadline.ts'

const TODAY = '2026-11-23'

describe('readDeadline', () => {
  it.each([
    ['what do we have to pay before christmas', 'en', undefined, '2026-12-25'],
    ['bills before New Year’s', 'en', undefined, '2027-01-01'],
    ['what do we owe by the end of the year?', 'en', undefined, '2027-01-01'],
    ['anything due before january', 'en', '2027-01', '2027-01-01'],
    ['was müssen wir vor Weihnachten zahlen?', 'de', undefined, '2026-12-25'],
    ['¿qué debemos pagar antes de Navidad?', 'es', undefined, '2026-12-25'],
  ] as const)('returns the first day after the deadline of “%s”', (text, language, date, deadline) => {
    expect(readDeadline(text, language, date, TODAY)).toBe(deadline)
  })

  it('returns nothing for a date without a word such as “before”', () => {
    expect(readDeadline('what is due in january?', 'en', '2027-01', TODAY)).toBeUndefined()
  })
})
