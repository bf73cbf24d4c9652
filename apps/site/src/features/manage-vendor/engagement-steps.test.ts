import { expect, it } from 'vitest'
import { nextStepOf, stepsOf } from './engagement-steps.ts'
import { manageVendorMessages } from './messages.ts'
import { CONTRACT, FILE, INVOICE, LEAD } from './test/open-lead.tsx'

const TODAY = '2026-06-01'
const SIGNED = { ...CONTRACT, isCouplesign: true, isVendorsign: true }
const PAID = { ...INVOICE, id: 62, get_status_display: 'Paid' }
const LATE = { ...INVOICE, id: 63, due_date: '2026-05-03' }

const inShort = (lead: object) =>
  stepsOf({ ...LEAD, ...lead }, TODAY).map(
    ({ name, isDone }) => `${manageVendorMessages.english.steps[name]}${isDone ? ' ✓' : ''}`,
  )
const next = (lead: object) => {
  const step = nextStepOf({ ...LEAD, ...lead }, TODAY)
  return step && (step.kind === 'sign' ? `sign ${step.file.id}` : `pay ${step.invoice.id}`)
}

it('stepsOf starts with "In touch" and ends with "Booked"', () => {
  expect(inShort({ files: [FILE] })).toEqual(['In touch ✓', 'Booked'])
  expect(next({ files: [FILE] })).toBeNull()
})

it('stepsOf marks a vendor as booked if the backend says so, also without a paid invoice', () => {
  expect(inShort({ files: [FILE], is_booked: true })).toEqual(['In touch ✓', 'Booked ✓'])
})

it('stepsOf adds steps for contracts and for several invoices', () => {
  expect(inShort({ files: [CONTRACT], invoices: [INVOICE] })).toEqual(['In touch ✓', 'Contract signed', 'Booked'])
  expect(inShort({ files: [{ ...CONTRACT, isCouplesign: true }] })).toEqual(['In touch ✓', 'You signed ✓', 'Booked'])
  expect(inShort({ files: [SIGNED], invoices: [PAID, INVOICE] })).toEqual([
    'In touch ✓',
    'Contract signed ✓',
    'Booked ✓',
    'All paid',
  ])
  expect(inShort({ invoices: [PAID, PAID] }).at(-1)).toBe('All paid ✓')
})

it('nextStepOf returns a missing signature first, then the invoice that is longest overdue', () => {
  expect(next({ files: [FILE, CONTRACT], invoices: [LATE] })).toBe('sign 52')
  expect(next({ files: [{ ...CONTRACT, isCouplesign: true }], invoices: [PAID, INVOICE, LATE] })).toBe('pay 63')
  expect(next({ files: [SIGNED], invoices: [PAID] })).toBeNull()
})

it('nextStepOf returns an invoice from 30 days before its due date, and an invoice without a date', () => {
  const due = (due_date: string) => next({ files: [SIGNED], invoices: [PAID, { ...INVOICE, due_date }] })
  expect(due('2026-07-02')).toBeNull()
  expect(due('2026-07-01')).toBe('pay 61')
  expect(due('')).toBe('pay 61')
})
