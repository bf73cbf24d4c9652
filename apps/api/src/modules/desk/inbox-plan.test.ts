import { type SQLWrapper, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'
import { listEntries } from './repository.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

/** Adds leads with a conversation to a vendor. */
async function addLeads(vendorId: number, count: number): Promise<void> {
  const at = api.clock.now().toISOString()
  await api.db.execute(sql`
    with couples as (
      insert into accounts (email, display_name, created_at)
      select ${`v${vendorId}-c`}::text || n || '@example.com', 'A', ${at}::timestamptz from generate_series(1, ${count}::int) n
      returning id),
    inquiries as (
      insert into leads (account_id, vendor_id, created_at)
      select id, ${vendorId}::int, ${at}::timestamptz from couples)
    insert into chat_rooms (account_id, vendor_id, created_at)
    select id, ${vendorId}::int, ${at}::timestamptz from couples`)
}

it('the inbox reads the first leads of each state from the index, and all leads once before the database knows of them', async () => {
  const [busy = 0, ...others] = await addVendors(
    api,
    Array.from({ length: 10 }, (_, place) => makeVendor(800 + place)),
  )
  for (const vendorId of others) await addLeads(vendorId, 1)
  await api.db.execute(sql`analyze`)
  await addLeads(busy, 1_000)
  const listed = listEntries(api.db, { id: busy, userId: 1 }, { state: undefined, after: undefined, limit: 26 })
  const statement = (listed as unknown as SQLWrapper).getSQL()

  /** Returns the plan of the list, and the number of rows that it reads in vain. */
  async function explain() {
    const [plan] = (await api.db.execute(sql`explain (analyze, format json) ${statement}`)).rows
    const text = JSON.stringify(plan)
    const removed = [...text.matchAll(/"Rows Removed by (?:Join )?Filter":\s*(\d+)/g)]
    return { text, removed: removed.reduce((sum, [, count]) => sum + Number(count), 0) }
  }

  expect((await explain()).removed).toBeLessThan(3_000)
  await api.db.execute(sql`analyze`)
  const { text, removed } = await explain()
  expect(removed).toBeLessThan(100)
  expect(text).toContain('inbox_entries_order')
  expect(await listed).toHaveLength(26)
})
