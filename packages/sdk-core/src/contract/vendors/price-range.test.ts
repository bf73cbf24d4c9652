import { expect, it } from 'vitest'
import { countInRange } from './price-range.ts'

const whole = (price: number) => ({ price })

it('countInRange counts the packages up to the highest price, including that price', () => {
  const packages = [whole(900), whole(3000), whole(3001)]
  expect(countInRange(packages, { max: 3000 })).toEqual({ count: 2, total: 3 })
})

it('countInRange counts the packages from the lowest price, including that price', () => {
  expect(countInRange([whole(900), whole(1000), whole(2000)], { min: 1000 })).toEqual({ count: 2, total: 3 })
})

it('countInRange multiplies a price per guest by the number of guests', () => {
  const packages = [{ price: 40, unit: 'guest' as const }, whole(2000)]
  expect(countInRange(packages, { max: 3000, guests: 100 })).toEqual({ count: 1, total: 2 })
  expect(countInRange(packages, { max: 4000, guests: 100 })).toEqual({ count: 2, total: 2 })
})

it('countInRange leaves a package out whose number of guests or hours is unknown', () => {
  const packages = [{ price: 40, unit: 'guest' as const }, { price: 90, unit: 'hour' as const }, whole(2000)]
  expect(countInRange(packages, { max: 3000 })).toEqual({ count: 1, total: 3 })
})

it('countInRange returns null instead of zero if the whole price of a package is unknown', () => {
  expect(countInRange([{ price: 40, unit: 'guest' }, whole(9000)], { max: 3000 })).toBeNull()
  expect(countInRange([whole(9000)], { max: 3000 })).toEqual({ count: 0, total: 1 })
})

it('countInRange returns null without packages and without limits', () => {
  expect(countInRange([], { max: 3000 })).toBeNull()
  expect(countInRange([whole(900)], { guests: 80 })).toBeNull()
})
