import { expect, it } from 'vitest'
import { setupSite } from '../account/test/setup.ts'
import { listOnePerCategory } from './list-one-per-category.ts'

const pathOf = (category: number) => `/vendor/search-list/?categories=${category}&page=1&page_size=1`
const pageOf = (...ids: number[]) => ({
  count: ids.length,
  results: ids.map((id) => ({ id, user: id, business_name: `Vendor ${id}` })),
})

it('listOnePerCategory resolves to the first vendor of each category, without duplicates and empty categories', async () => {
  const script = [
    { path: pathOf(1), body: pageOf(5) },
    { path: pathOf(2), body: pageOf(5) },
    { path: pathOf(3), body: pageOf() },
    { path: pathOf(4), status: 500, body: {} },
    { path: pathOf(6), body: pageOf(8) },
  ]
  const { ports } = setupSite({ script })
  const vendors = await listOnePerCategory(ports, [1, 2, 3, 4, 6])
  expect(vendors.map(({ id }) => id)).toEqual([5, 8])
})

it('listOnePerCategory rejects if all requests fail', async () => {
  const script = [1, 2].map((id) => ({ path: pathOf(id), status: 500, body: {} }))
  const { ports } = setupSite({ script })
  await expect(listOnePerCategory(ports, [1, 2])).rejects.toMatchObject({ status: 500 })
})

it('listOnePerCategory resolves to no vendors without categories', async () => {
  const { ports } = setupSite()
  expect(await listOnePerCategory(ports, [])).toEqual([])
})
