import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { vendorFacts } from '../../db/tables.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'
import { createFactsQueue } from './service.ts'

let api: TestApi
let ids: number[]
beforeAll(async () => {
  api = await startApi()
  const about = '<p>The barn seats <em>ninety</em>. We have never used a drone.</p>'
  ids = await addVendors(api, [makeVendor(1, { about_us: about }), makeVendor(2), makeVendor(3)])
})
afterAll(() => api.stop())

const readRows = () => api.db.select().from(vendorFacts).orderBy(vendorFacts.vendorId)

it('an import stores the facts of new vendors', async () => {
  const [row] = await readRows()
  expect(row).toMatchObject({ vendorId: ids[0], capacity: 90 })
  expect(row?.refuses).toContain('drone')
  expect(row?.facts).toContainEqual(
    expect.objectContaining({
      kind: 'capacity',
      max: 90,
      source: { part: 'about', sentence: 'The barn seats ninety.' },
    }),
  )
})

it('the background job extracts facts of another version and missing facts again', async () => {
  const before = await readRows()
  await api.db.update(vendorFacts).set({ version: 0, facts: [], offers: [] })
  await api.db.delete(vendorFacts).where(sql`${vendorFacts.vendorId} = ${ids[1]}`)
  await createFactsQueue(api.db).work({}, new AbortController().signal)
  expect(await readRows()).toEqual(before)
})

it('several processes extract facts at the same time without a conflict', async () => {
  const before = await readRows()
  await api.db.update(vendorFacts).set({ version: 0 })
  const { signal } = new AbortController()
  await Promise.all([1, 2, 3].map(() => createFactsQueue(api.db).work({}, signal)))
  expect(await readRows()).toEqual(before)
})

it('the background job changes nothing after an abort', async () => {
  await api.db.update(vendorFacts).set({ version: 0 })
  await createFactsQueue(api.db).work({}, AbortSignal.abort())
  expect((await readRows()).map(({ version }) => version)).toEqual([0, 0, 0])
})
