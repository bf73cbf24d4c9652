import { expect, it } from 'vitest'
import { countLine } from './count-line.ts'

it.each([
  ['Florists', 48, '48 florists in Northern California'],
  ['Florists', 1, '1 florist in Northern California'],
  ['DJs & Bands', 2, '2 DJs and bands in Northern California'],
  ['Bar', 1, '1 bar service in Northern California'],
  ['Lighting', 1, '1 vendor in Northern California'],
  ['Lighting', 12_000, '12,000 vendors in Northern California'],
])('countLine formats the result line for %s with a count of %i', (title, count, line) => {
  expect(countLine(title, count)).toBe(line)
})
