import { expect, it } from 'vitest'
import { invoiceCents } from './invoice-total.ts'

const line = (quantity: number, unit_price: string) => ({ quantity, unit_price })

it('rounds each line of an invoice to cents and adds the lines, including discounts', () => {
  expect(invoiceCents([])).toBe(0)
  expect(invoiceCents([line(12.5, '80.10'), line(1, '250.00'), line(1, '-51.25')])).toBe(120_000)
  expect(invoiceCents([line(0.333, '10.00'), line(0.333, '10.00')])).toBe(666)
})

it.each([line(Number.NaN, '1.00'), line(1, ''), line(1, 'free')])('returns null for the invalid line %j', (invalid) => {
  expect(invoiceCents([line(1, '1.00'), invalid])).toBeNull()
})
