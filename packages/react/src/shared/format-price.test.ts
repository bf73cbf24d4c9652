import { expect, it } from 'vitest'
import { formatPrice } from './format-price.ts'

it.each([
  [30, '$30'],
  [4.99, '$4.99'],
  [4.5, '$4.50'],
  [1200, '$1,200'],
])('formatPrice formats %d as %s', (amount, text) => {
  expect(formatPrice(amount)).toBe(text)
})
