import { expect, it } from 'vitest'
import { findStale } from './generate-readers.ts'

it('keeps the committed readers identical to the output of `npm run readers`', async () => {
  expect(await findStale()).toEqual([])
})
