import { calls } from '@vowkit/sdk-core/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { vendorRules } from './rules.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  await api.db.execute(sql`
    with owners as (
      insert into accounts (email, created_at)
      select 'owner' || n || '@example.com', now() from generate_series(1, ${vendorRules.searchDepth + 5}::int) n
      returning id),
    added as (
      insert into vendors (account_id, business_name, created_at) select id, 'Barn', now() from owners returning id)
    insert into vendor_categories (category_id, vendor_id) select 4, id from added`)
})
afterAll(() => api.stop())

async function search(query: string) {
  const { count, results } = calls.searchVendors.response.parse((await api.get(`/vendor/search-list/${query}`)).body)
  return { count, shown: results.length }
}

it.each(['', 'categories=4&'])('counts and lists vendors up to the depth of a search (%s)', async (filter) => {
  const count = vendorRules.searchDepth
  const last = Math.ceil(count / 12)
  expect(await search(`?${filter}page=1`)).toEqual({ count, shown: 12 })
  expect(await search(`?${filter}page=${last}`)).toEqual({ count, shown: count % 12 })
  expect(await search(`?${filter}page=${last + 1}`)).toEqual({ count, shown: 0 })
})
