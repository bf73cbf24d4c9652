import { type ChatThread, CONVERSATIONS_PER_PAGE, calls } from '@vowkit/sdk-core/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts, chatRooms } from '../../db/tables.ts'
import { createCoupleCalls } from '../../testing/couples.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'

const ROOMS = 230

let api: TestApi
let token: string
let userId: number
beforeAll(async () => {
  api = await startApi()
  const couple = await createCoupleCalls(api).joinConfirmed('stranger@example.com')
  const [vendorId] = await addVendors(api, [makeVendor(1), makeVendor(2)])
  const { body } = await api.get(`/vendor/detail/get/${vendorId}/`, { token: couple })
  userId = Number(calls.getVendor.response.parse(body).user.id)
  await api.db.execute(sql`
    insert into ${accounts} (email, created_at)
    select 'couple' || n || '@example.com', now() from generate_series(1, ${ROOMS}::int) n`)
  // Several rooms have the same time.
  await api.db.execute(sql`
    insert into ${chatRooms} (account_id, vendor_id, created_at)
    select id, ${vendorId}, timestamptz '2026-01-01' + (id / 7) * interval '1 hour'
    from ${accounts} where email like 'couple%'`)
  token = await api.signIn('vendor1@example.com')
})
afterAll(() => api.stop())

async function list(query = ''): Promise<ChatThread[]> {
  const { body } = await api.get(`/chat/users/${userId}/chats${query}`, { token })
  return calls.listChats.response.parse(body)
}

it('lists rooms in pages, each room once, the latest first', async () => {
  const pages = [await list()]
  for (let last = pages[0]?.at(-1); last; last = pages.at(-1)?.at(-1)) pages.push(await list(`?before=${last.roomId}`))
  expect(pages.map(({ length }) => length)).toEqual([CONVERSATIONS_PER_PAGE, CONVERSATIONS_PER_PAGE, 30, 0])
  const rooms = pages.flat()
  expect(new Set(rooms.map(({ roomId }) => roomId)).size).toBe(ROOMS)
  const times = rooms.map(({ updated_at }) => updated_at)
  expect(times).toEqual([...times].sort().reverse())
})

it('lists a single room, and nothing for a room of other members', async () => {
  const last = (await list()).at(-1)
  expect(await list(`?room_id=${last?.roomId}`)).toEqual([last])
  expect(await list('?room_id=999999')).toEqual([])
  expect(await list('?before=999999')).toEqual([])
})
