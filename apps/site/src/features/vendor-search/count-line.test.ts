import { expect, it } from 'vitest'
import { countLine } from './count-line.ts'

it.each([
  ['Florists', 48, '48 florists in {{region}}'],
  ['Florists', 1, '1 florist in {{region}}'],
  ['DJs & Bands', 2, '2 DJs and bands in {{region}}'],
  ['Bar', 1, '1 bar service in {{region}}'],
  ['Lighting', 1, '1 vendor in {{region}}'],
  ['Lighting', 12_000, '12,000 vendors in {{region}}'],
])('countLine formats the result line for %s with a count of %i', (title, count, line) => {
  expect(countLine(title, count)).toBe(line)
})
