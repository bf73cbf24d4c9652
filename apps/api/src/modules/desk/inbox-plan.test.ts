import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'
import { countEntries } from './repository.ts'

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

it('the inbox reads each conversation once, even with statistics from before a rush of leads', async () => {
  const [busy = 0, ...others] = await addVendors(
    api,
    Array.from({ length: 10 }, (_, place) => makeVendor(800 + place)),
  )
  for (const vendorId of others) await addLeads(vendorId, 1)
  await api.db.execute(sql`analyze`)
  await addLeads(busy, 300)
  const counted = countEntries(api.db, { id: busy, userId: 1 })
  const [plan] = (await api.db.execute(sql`explain (analyze, format json) ${counted.getSQL()}`)).rows
  const removed = [...JSON.stringify(plan).matchAll(/"Rows Removed by (?:Join )?Filter":\s*(\d+)/g)]
  const rows = removed.reduce((sum, [, count]) => sum + Number(count), 0)
  expect(rows).toBeLessThan(1_000)
  expect(await counted).toEqual([{ state: 'new', count: 300, unread: 300 }])
})
