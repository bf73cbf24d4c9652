import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { inboxEntries } from '../../db/tables.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'
import { createInboxes } from './inboxes.ts'
import { countEntries, listEntries } from './repository.ts'

const LEADS = 60

let api: TestApi
let vendorId: number
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

let made = 0
beforeEach(async () => {
  const [id = 0] = await addVendors(api, [makeVendor(900 + ++made)])
  vendorId = id
  const email = `v${id}-c`
  await api.db.execute(sql`
    with couples as (
      insert into accounts (email, display_name, created_at)
      select ${email}::text || n || '@example.com', 'A', now() from generate_series(1, ${LEADS}::int) n returning id),
    inquiries as (
      insert into leads (account_id, vendor_id, created_at) select id, ${id}::int, now() from couples)
    insert into chat_rooms (account_id, vendor_id, created_at) select id, ${id}::int, now() from couples`)
})

const vendor = () => ({ id: vendorId, userId: 1 })
const run = () => createInboxes(api.db).queue.work({}, new AbortController().signal)

/** Deletes what the triggers have stored, as if the leads were of an earlier release. */
async function forget(): Promise<void> {
  await api.db.execute(sql`delete from inbox_entries where vendor_id = ${vendorId}`)
  await api.db.execute(sql`delete from deployment_marks where name = 'inboxes-filled'`)
}

it('the inbox’s job creates the entries of earlier leads once', async () => {
  await forget()
  await run()
  await run()
  expect(await api.db.$count(inboxEntries, sql`${inboxEntries.vendorId} = ${vendorId}`)).toBe(LEADS)
  expect(await countEntries(api.db, vendor())).toEqual([{ state: 'new', count: LEADS, unread: LEADS }])
})

it('an inbox is complete before the job has run after an upgrade', async () => {
  await forget()
  await createInboxes(api.db).fill(vendorId)
  expect(await countEntries(api.db, vendor())).toEqual([{ state: 'new', count: LEADS, unread: LEADS }])
})

it('the counts follow the state of leads and whether the vendor has seen them', async () => {
  await api.db.execute(sql`update leads set state = 'lost', seen_at = now() + interval '1 minute'
    where id in (select id from leads where vendor_id = ${vendorId} limit 10)`)
  expect(await countEntries(api.db, vendor())).toEqual(
    expect.arrayContaining([
      { state: 'new', count: LEADS - 10, unread: LEADS - 10 },
      { state: 'lost', count: 10, unread: 0 },
    ]),
  )
})

it('deleted leads leave the inbox and its counts', async () => {
  await api.db.execute(sql`delete from leads where vendor_id = ${vendorId}`)
  expect(await countEntries(api.db, vendor())).toEqual([])
  expect(await listEntries(api.db, vendor(), { state: undefined, after: undefined, limit: 10 })).toEqual([])
})

it('a page of the inbox continues after the last lead of the previous page, across states', async () => {
  await api.db.execute(sql`update leads set state = (array['new', 'talking', 'contract', 'booked', 'lost'])[1 + id % 5],
    seen_at = case when id % 3 > 0 then now() + interval '1 minute' end, engaged_at = created_at + id * interval '1 second'
    where vendor_id = ${vendorId}`)
  const ids: number[] = []
  let last: Awaited<ReturnType<typeof listEntries>>[number] | undefined
  do {
    const page = await listEntries(api.db, vendor(), { state: undefined, after: last, limit: 7 })
    ids.push(...page.map(({ id }) => id))
    last = page.at(-1)
  } while (last)
  const { rows } = await api.db.execute(sql`select id from leads where vendor_id = ${vendorId}
    order by seen_at is null or seen_at < engaged_at desc, engaged_at desc`)
  expect(ids).toEqual(rows.map((row) => Number((row as { id: number }).id)))
})
