import { expect, it } from 'vitest'
import { invoiceStatusOf, isOwnFile, signingStepOf, sortInvoices } from './show-lead.ts'
import { INVOICE, LEAD_FILE } from './test/lead.ts'

const TODAY = '2026-06-01'
const me = { user: { user_id: 7 } }

it.each([
  [{ isDocusign: false, isCouplesign: true }, null],
  [{ isDocusign: true }, 'sign'],
  [{ isDocusign: true, isVendorsign: true }, 'sign'],
  [{ isDocusign: true, isCouplesign: true }, 'waiting'],
  [{ isDocusign: true, isCouplesign: true, isVendorsign: true }, 'signed'],
])('signingStepOf converts the flags %o to the step %s', (flags, step) => {
  expect(signingStepOf({ ...LEAD_FILE, ...flags })).toBe(step)
})

it.each([
  ['Paid', '2026-05-01', 'paid'],
  ['PAID', '', 'paid'],
  ['Overdue', '2026-07-01', 'overdue'],
  ['Due', '2026-05-31', 'overdue'],
  ['Due', '2026-06-01', 'due'],
  ['', '', 'due'],
])('invoiceStatusOf converts the status "%s" and the due date "%s" to %s', (get_status_display, due_date, status) => {
  expect(invoiceStatusOf({ ...INVOICE, get_status_display, due_date }, TODAY)).toBe(status)
})

it('isOwnFile compares user ids as text', () => {
  expect(isOwnFile({ ...LEAD_FILE, user: '7' }, me)).toBe(true)
  expect(isOwnFile({ ...LEAD_FILE, user: 8 }, me)).toBe(false)
})

it('sortInvoices returns overdue invoices first and paid invoices last', () => {
  const invoices = [
    { ...INVOICE, id: 1, get_status_display: 'Paid' },
    { ...INVOICE, id: 2, due_date: '' },
    { ...INVOICE, id: 3, due_date: '2026-06-20' },
    { ...INVOICE, id: 4, get_status_display: 'Overdue', due_date: '2026-05-01' },
  ]
  expect(sortInvoices(invoices, TODAY).map(({ id }) => id)).toEqual([4, 3, 2, 1])
})
