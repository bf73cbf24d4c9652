import { expect, it } from 'vitest'
import { formatMoney } from '../shared/format-money.ts'
import { BUDGETS, budgetLabel, budgetRange, budgetSymbol, joinStyles, WEDDING_STYLES } from './preferences.ts'

it('joinStyles joins the 22 styles of WEDDING_STYLES, in order, into one text', () => {
  expect(joinStyles(WEDDING_STYLES)).toBe(
    'Rustic, Classic, Modern, Vintage, Boho, Romantic, Glamorous, Garden, Country, Industrial, Beach, Colorful, Unique, DIY, Cultural, Fairytale, Elegant, Whimsical, Intimate, Casual, Cozy, Luxurious',
  )
})

it('BUDGETS contains a range for each of the five budgets', () => {
  const money = (amount: number) => formatMoney(amount, { currency: 'USD' })
  expect(BUDGETS.map((budget) => `${budget.symbol} = ${budgetRange(budget, money)}`)).toEqual([
    '$ = under $20,000',
    '$$ = $20,000-$30,000',
    '$$$ = $30,000-$40,000',
    '$$$$ = $40,000-$50,000',
    '$$$$$ = $50,000+',
  ])
})

it.each([
  [5000, '$'],
  [20_000, '$'],
  [20_001, '$$'],
  [30_000, '$$'],
  [50_000, '$$$$'],
  [50_001, '$$$$$'],
  [900_000, '$$$$$'],
])('budgetSymbol puts %d into the range "%s"', (amount, symbol) => {
  expect(budgetSymbol(amount)).toBe(symbol)
})

it('budgetLabel writes a budget in the currency of the deployment', () => {
  const money = (amount: number) => formatMoney(amount, { currency: 'EUR' })
  expect(budgetLabel('$$', money)).toBe('€20,000-€30,000')
  expect(budgetLabel(null, money)).toBe('')
})
