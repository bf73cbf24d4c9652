import { expect, it } from 'vitest'
import { readRequests } from './requests.ts'

it.each([
  ['we broke up. i want everything on here gone', ['delete-account']],
  ['we called off the wedding can i get my deposit back', ['vendor-refund']],
  ['my dad died and we need to change the wedding date', ['change-wedding']],
  ['everything is falling apart', []],
])('readRequests reads what "%s" asks of the site', (text, topics) => {
  expect(readRequests({ text, language: 'en' })).toEqual(topics)
})
