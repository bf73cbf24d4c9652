import { calls, ENTRIES_PER_PAGE } from '@vowkit/sdk-core/contract'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCoupleCalls } from './testing/couples.ts'
import { startApi, type TestApi } from './testing/start-api.ts'
import { addVendors, makeVendor } from './testing/vendors.ts'

const ROWS = 230

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startApi()
  const { join } = createCoupleCalls(api)
  token = await join('maya@example.com')
  await join('noor@example.com')
  await addVendors(
    api,
    Array.from({ length: ROWS }, (_, index) => makeVendor(index + 1)),
  )
  const maya = sql`(select id from accounts where email = 'maya@example.com')`
  const noor = sql`(select id from accounts where email = 'noor@example.com')`
  // Several rows have the same time.
  const at = sql`timestamptz '2026-01-01' + (v.id / 7) * interval '1 hour'`
  const insert = (rows: SQL) => api.db.execute(sql`insert into ${rows}`)
  for (const couple of [maya, noor]) {
    await insert(sql`favourites (account_id, vendor_id, saved_at) select ${couple}, v.id, ${at} from vendors v`)
    await insert(sql`leads (account_id, vendor_id, created_at, scanned_at, engaged_at, booked_at)
      select ${couple}, v.id, ${at}, ${at}, ${at}, ${at} from vendors v`)
    await insert(sql`inspirations (account_id, category_id, description, created_at)
      select ${couple}, 1, '', ${at} from vendors v`)
    await insert(sql`visions (id, account_id, description, status, created_at, requested_at)
      select gen_random_uuid(), ${couple}, '', 'ready', ${at}, ${at} from vendors v`)
  }
  await insert(sql`inspiration_images (key, inspiration_id, position) select id, id, 0 from inspirations`)
})
afterAll(() => api.stop())

const LISTS: Record<string, (body: unknown) => (string | number | undefined)[]> = {
  [calls.listFavourites.path]: (body) => calls.listFavourites.response.parse(body).results.map(({ id }) => id),
  [calls.listActive.path]: (body) => calls.listActive.response.parse(body).map(({ id }) => id),
  [calls.listInPerson.path]: (body) => calls.listInPerson.response.parse(body).map(({ id }) => id),
  [calls.listBooked.path]: (body) => calls.listBooked.response.parse(body).map(({ id }) => id),
  [calls.listInspirations.path]: (body) => calls.listInspirations.response.parse(body).map(({ id }) => id),
  [calls.listVisions.path]: (body) => calls.listVisions.response.parse(body).data.map(({ id }) => id),
}

it.each(Object.entries(LISTS))('lists the entries of %s in pages, each entry once', async (path, idsIn) => {
  const list = async (query = '') => idsIn((await api.get(path + query, { token })).body)
  const pages = [await list()]
  for (let last = pages[0]?.at(-1); last; last = pages.at(-1)?.at(-1)) pages.push(await list(`?before=${last}`))
  expect(pages.map(({ length }) => length)).toEqual([
    ENTRIES_PER_PAGE,
    ENTRIES_PER_PAGE,
    ROWS - 2 * ENTRIES_PER_PAGE,
    0,
  ])
  expect(new Set(pages.flat()).size).toBe(ROWS)
})

it.each([calls.listFavourites.path, calls.listActive.path, calls.listInPerson.path, calls.listBooked.path])(
  'sorts the pages of %s like the whole list: latest first, then by id',
  async (path) => {
    const list = async (query = '') => LISTS[path]?.((await api.get(path + query, { token })).body) ?? []
    const first = await list()
    const listed = [...first, ...(await list(`?before=${first.at(-1)}`))].map(Number)
    expect(listed).toEqual(listed.toSorted((a, b) => b - a))
  },
)

it('counts the favourites of all pages', async () => {
  const { body } = await api.get(calls.listFavourites.path, { token })
  expect(calls.listFavourites.response.parse(body).count).toBe(ROWS)
})

it('lists no visions after the vision of another couple', async () => {
  const other = await api.signIn('noor@example.com')
  const theirs = calls.listVisions.response.parse((await api.get(calls.listVisions.path, { token: other })).body)
  const { body } = await api.get(`${calls.listVisions.path}?before=${theirs.data[0]?.id}`, { token })
  expect(calls.listVisions.response.parse(body).data).toEqual([])
})

it('responds 400 to a malformed position in a list', async () => {
  expect((await api.get(`${calls.listVisions.path}?before=last`, { token })).status).toBe(400)
  expect((await api.get(`${calls.listActive.path}?before=last`, { token })).status).toBe(400)
})
