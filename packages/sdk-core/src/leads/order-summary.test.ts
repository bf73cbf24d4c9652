import { expect, it } from 'vitest'
import type { Invoice } from '../contract/leads/schema.ts'
import { laterPaymentOf, orderSummaryOf } from './order-summary.ts'
import { INVOICE } from './test/lead.ts'

const DEPOSIT: Invoice = {
  ...INVOICE,
  ...{ total_amount: '750.00', amount_due: '750.00', part: 'deposit', balance_due_date: '2027-05-12' },
  lines: [{ description: 'Whole day', quantity: 1, unit_price: '3000.00' }],
}
const BALANCE: Invoice = {
  ...DEPOSIT,
  ...{ id: 62, invoice_name: 'Balance', part: 'balance', total_amount: '2250.00', amount_due: '2250.00' },
  due_date: '2027-05-12',
}
const PAID = { get_status_display: 'Paid', amount_due: '0.00' }

it('orderSummaryOf returns the package, the total and both payments of an order whose deposit is due', () => {
  const payments = [
    { name: 'Deposit', part: 'deposit', amount: 750, dueDate: '2026-06-15' },
    { name: 'Balance', part: 'balance', amount: 2250, dueDate: '2027-05-12' },
  ]
  expect(orderSummaryOf([DEPOSIT])).toEqual({ items: ['Whole day'], total: 3000, payments })
  expect(orderSummaryOf([{ ...DEPOSIT, balance_due_date: undefined }, BALANCE])).toEqual({
    items: ['Whole day'],
    total: 3000,
    payments,
  })
})

it('orderSummaryOf returns the whole total of an order whose balance is due', () => {
  expect(orderSummaryOf([{ ...DEPOSIT, ...PAID }, BALANCE])).toEqual({
    items: ['Whole day'],
    total: 3000,
    payments: [{ name: 'Balance', part: 'balance', amount: 2250, dueDate: '2027-05-12' }],
  })
})

it('orderSummaryOf returns the total of an invoice without lines, and null if nothing is due', () => {
  expect(orderSummaryOf([INVOICE])).toMatchObject({ items: [], total: 1200, payments: [{ amount: 600 }] })
  expect(orderSummaryOf([{ ...INVOICE, ...PAID }])).toBeNull()
  expect(orderSummaryOf([])).toBeNull()
})

it('laterPaymentOf returns the rest of an order until its balance has an invoice', () => {
  const rest = { amount: 2250, dueDate: '2027-05-12' }
  expect(laterPaymentOf([DEPOSIT])).toEqual(rest)
  expect(laterPaymentOf([{ ...DEPOSIT, ...PAID }])).toEqual(rest)
  expect(laterPaymentOf([DEPOSIT, BALANCE])).toBeNull()
  expect(laterPaymentOf([INVOICE])).toBeNull()
})
