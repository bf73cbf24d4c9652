import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostgresBin, type PostgresServer, startPostgres } from '../testing/postgres.ts'
import { until } from '../testing/start-api.ts'
import { type FanOut, listenToPostgres } from './fan-out.ts'

const bin = findPostgresBin()

describe.skipIf(!bin)('listenToPostgres', () => {
  let postgres: PostgresServer
  let pool: pg.Pool
  let fanOut: FanOut
  /** The fan-out of another process. */
  let there: FanOut
  const heard: unknown[] = []
  let gaps = 0

  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '')
    pool = new pg.Pool({ connectionString: postgres.url })
    const listen = (processId: string) =>
      listenToPostgres({ pool, connectionString: postgres.url, processId, log: pino({ level: 'silent' }) })
    fanOut = await listen('here')
    there = await listen('elsewhere')
    fanOut.onNotice((notice) => heard.push(notice))
    fanOut.onGap(() => gaps++)
  })
  afterAll(async () => {
    await fanOut.close()
    await there.close()
    await pool.end()
    postgres.stop()
  })

  const tell = (payload: string) => pool.query('select pg_notify($1, $2)', ['vowkit', payload])

  it('the fan-out delivers notices to other processes only, and ignores invalid payloads', async () => {
    await tell('rubbish')
    await fanOut.publish({ number: 1 })
    await tell('there {"number":2}')
    await until(async () => expect(heard).toEqual([{ number: 2 }]))
  })

  it('the fan-out publishes a notification when its transaction commits, and discards it on rollback', async () => {
    heard.length = 0
    const db = drizzle(pool)
    const publish = (number: number) => sql`select ${there.publishIn(sql`json_build_object('number', ${number}::int)`)}`
    await db.transaction(async (tx) => void (await tx.execute(publish(10))))
    const undone = db.transaction(async (tx) => {
      await tx.execute(publish(11))
      tx.rollback()
    })
    await expect(undone).rejects.toThrow()
    await db.execute(publish(12))
    await until(async () => expect(heard).toContainEqual({ number: 12 }))
    expect(heard).toEqual([{ number: 10 }, { number: 12 }])
  })

  it('the fan-out reconnects after a broken connection and reports that notices may be missing', async () => {
    await pool.query("select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen vowkit'")
    await until(async () => expect(gaps).toBe(1))
    await tell('there {"number":3}')
    await until(async () => expect(heard).toContainEqual({ number: 3 }))
  })
})
