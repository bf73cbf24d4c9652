import { expect, it } from 'vitest'
import { findStale } from './generate-readers.ts'

it('the committed readers match the output of `npm run readers`', async () => {
  expect(await findStale()).toEqual([])
})
