import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { spanish } from '../../../spanish/index.ts'
import { openScreen } from '../../../testing/open-screen.tsx'

afterEach(cleanup)

const BOOKED = { path: '/vendor/booked/', always: true, body: [] }
const open = (payments: object[], path = '/dashboard/vendors/booked') =>
  openScreen(path, {
    isSignedIn: true,
    userId: 7,
    script: [BOOKED, { path: '/couple/payments/', always: true, body: payments }],
  })

it('PaymentsOverview lists the paid sum, each open invoice with its due date, and the rest of the contract', async () => {
  const due = { invoice_id: 5, invoice_name: 'Balance', amount: '2250.00', due_date: '2027-05-12', is_overdue: false }
  open([
    {
      vendor_id: 3,
      business_name: 'Iris & Fern',
      paid: '750.00',
      due: [due],
      later: '100.00',
      later_due_date: '2027-08-01',
    },
  ])
  const overview = within(await screen.findByRole('region', { name: 'Payments' }))
  for (const text of [
    'You still owe $2,350.',
    '$750 paid',
    '$2,250 due May 12th, 2027 (Balance)',
    '$100 due August 1st, 2027, as your contract says',
  ])
    expect(overview.getByText(text)).toBeDefined()
  expect(overview.getByRole('link', { name: 'Iris & Fern' }).getAttribute('href')).toBe(
    '/dashboard/vendors/manage/3#payments',
  )
})

it('PaymentsOverview renders nothing without invoices', async () => {
  open([])
  await screen.findByText('No booked vendors')
  expect(screen.queryByRole('region', { name: 'Payments' })).toBeNull()
})

it('PaymentsOverview says that there are no payments to a couple that follows a link to them', async () => {
  open([], '/dashboard/vendors/booked#payments')
  expect(await screen.findByText('You have no payments yet.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payments' }))
})

it('PaymentsOverview names the part of an order in the language of the couple', async () => {
  const due = { invoice_id: 5, invoice_name: 'Deposit', part: 'deposit', amount: '750.00', due_date: '2027-05-12' }
  openScreen('/dashboard/vendors/booked', {
    isSignedIn: true,
    userId: 7,
    language: { language: 'es', spanish },
    script: [
      BOOKED,
      {
        path: '/couple/payments/',
        always: true,
        body: [{ vendor_id: 3, business_name: 'Iris & Fern', paid: '0.00', due: [{ ...due, is_overdue: false }] }],
      },
    ],
  })
  expect(await screen.findByText('$750 vence el 12 de mayo de 2027 (Depósito)')).toBeDefined()
})
