import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({}, {}, { isEmbedded: true })
})
afterAll(() => api.stop())

/** Adds and deletes as many finished jobs as an hour of work does. Returns the size of the queue's tables in bytes. */
async function work(): Promise<number> {
  const count = 2_000
  await api.db.execute(sql`insert into pgboss.job (name, state, data)
    select 'mail', 'completed', json_build_object('n', n) from generate_series(1, ${count}::int) n`)
  await api.db.execute(sql`delete from pgboss.job where name = 'mail'`)
  const { rows } = await api.db.execute(
    sql`select sum(pg_relation_size(relid))::int as bytes from pg_partition_tree('pgboss.job')`,
  )
  const [{ bytes } = { bytes: 0 }] = rows as { bytes: number }[]
  return bytes
}

it('the sweep frees the space of deleted jobs in the embedded database’s queue tables', async () => {
  const sweep = api.service.services.queues.find(({ name }) => name === 'sweep')
  const first = await work()
  expect(first).toBeGreaterThan(100_000)
  for (let n = 0; n < 3; n++) {
    await sweep?.work({} as never, new AbortController().signal)
    expect(await work()).toBeLessThan(first * 1.2)
  }
})
