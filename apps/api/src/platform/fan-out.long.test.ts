import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostgresBin, type PostgresServer, startPostgres } from '../testing/postgres.ts'
import { until } from '../testing/start-api.ts'
import { type FanOut, listenToPostgres } from './fan-out.ts'

const bin = findPostgresBin()

describe.skipIf(!bin)('what processes tell each other through PostgreSQL', () => {
  let postgres: PostgresServer
  let pool: pg.Pool
  let fanOut: FanOut
  const heard: unknown[] = []
  let gaps = 0

  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '')
    pool = new pg.Pool({ connectionString: postgres.url })
    fanOut = await listenToPostgres({
      pool,
      connectionString: postgres.url,
      processId: 'here',
      log: pino({ level: 'silent' }),
    })
    fanOut.onNotice((notice) => heard.push(notice))
    fanOut.onGap(() => gaps++)
  })
  afterAll(async () => {
    await fanOut.close()
    await pool.end()
    postgres.stop()
  })

  const tell = (payload: string) => pool.query('select pg_notify($1, $2)', ['vowkit', payload])

  it('is heard of others and not of oneself; what is no notice does no harm', async () => {
    await tell('rubbish')
    await fanOut.publish({ number: 1 })
    await tell('there {"number":2}')
    await until(async () => expect(heard).toEqual([{ number: 2 }]))
  })

  it('goes on after the connection broke, and the gap is told', async () => {
    await pool.query("select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen vowkit'")
    await until(async () => expect(gaps).toBe(1))
    await tell('there {"number":3}')
    await until(async () => expect(heard).toContainEqual({ number: 3 }))
  })
})
