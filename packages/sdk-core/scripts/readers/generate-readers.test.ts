import { expect, it } from 'vitest'
import { findStale } from './generate-readers.ts'

it('finds the readers of the contract as `npm run readers` generates them now', async () => {
  expect(await findStale()).toEqual([])
})
