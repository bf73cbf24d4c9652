import { tmpdir } from 'node:os'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostgresBin, type PostgresServer, startPostgres } from '../testing/postgres.ts'
import { until } from '../testing/start-api.ts'
import type { OpenedDatabase } from './database.ts'
import { openDatabase } from './open-database.ts'

const bin = findPostgresBin()

describe.skipIf(!bin)('openDatabase with PostgreSQL', () => {
  let postgres: PostgresServer
  let database: OpenedDatabase
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '')
    const log = pino({ level: 'silent' })
    database = await openDatabase({
      postgres: { url: postgres.url, poolSize: 4, migrates: true },
      dataDir: tmpdir(),
      log,
    })
  })
  afterAll(async () => {
    await database.close()
    postgres.stop()
  })

  it('a lost connection fails only the transaction that uses it', async () => {
    const { db } = database
    const isDoomed = sql`query = 'select 7209' and pid <> pg_backend_pid()`
    const lost = db.transaction(async (tx) => {
      await tx.execute(sql`select 7209`)
      await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${isDoomed}`)
      await until(async () => {
        const { rows } = await db.execute(sql`select pid from pg_stat_activity where ${isDoomed}`)
        expect(rows).toEqual([])
      })
      await tx.execute(sql`select 1`)
    })
    await expect(lost).rejects.toThrow()
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })
})
