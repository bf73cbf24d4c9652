import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostgresBin, type PostgresServer, startPostgres } from '../../testing/postgres.ts'
import { OWN_DEPLOYMENT, type ServerProcess, startServerProcess } from '../../testing/server-process.ts'
import { until } from '../../testing/start-api.ts'
import { runMigrate } from './command.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { type Migration, readMigrations } from './read-migrations.ts'
import { findPending } from './run-migrations.ts'

const bin = findPostgresBin()

/** A migration of a later release. `day` distinguishes several. */
function later(day: number, statements: string[], isConcurrent = false): Migration {
  return { name: `9${day}`, createdAt: Date.UTC(2100, 0, day), hash: String(day), statements, isConcurrent }
}

describe.skipIf(!bin)('migrations of PostgreSQL', () => {
  let postgres: PostgresServer
  const databases: { client: pg.Client; url: string }[] = []
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '')
  })
  afterAll(async () => {
    for (const { client } of databases) await client.end()
    postgres.stop()
  })

  async function createDatabase(name: string) {
    const admin = new pg.Client({ connectionString: postgres.url })
    await admin.connect()
    await admin.query(`create database ${name}`)
    await admin.end()
    const url = postgres.url.replace(/postgres$/, name)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    databases.push({ client, url })
    return { client, url, db: drizzle(client) }
  }

  /** Runs the command and returns its exit code and output. */
  async function run(url: string, ...args: string[]) {
    const said: string[] = []
    const say = (text: string) => said.push(text)
    const code = await runMigrate(args, { env: { DATABASE_URL: url }, out: say, err: say })
    return { code, text: said.join('') }
  }

  it('the command lists pending migrations, applies them once across concurrent calls, and explains itself', async () => {
    const { url } = await createDatabase('commands')
    expect((await run(url, '--help')).text).toContain('Usage: npm run migrate')
    expect((await run(url, '--wrong')).code).toBe(2)
    expect(await run(url, '--check')).toMatchObject({ code: 1, text: expect.stringContaining('pending 0000_') })
    const runs = await Promise.all([run(url), run(url), run(url)])
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(runs.filter(({ text }) => text.includes('applied 0000_'))).toHaveLength(1)
    expect(await run(url, '--check')).toEqual({ code: 0, text: 'The database has all migrations.\n' })
  })

  it('a process refuses a database that lacks a migration, and accepts one of a later release', async () => {
    const { url } = await createDatabase('older')
    const migrations = readMigrations()
    await migratePostgres(url, undefined, migrations.slice(0, -1))
    const settings = { ...OWN_DEPLOYMENT, DATABASE_URL: url }
    const failure = await startServerProcess(settings).catch(String)
    expect(failure).toContain('The database lacks 1 migration')
    expect(failure).toContain('npm run migrate')
    expect(failure).not.toContain('.ts:')
    await migratePostgres(url, undefined, [...migrations, later(1, ['alter table visions add column later text'])])
    const server = await startServerProcess(settings)
    expect((await server.get('/vendor/categories/')).status).toBe(200)
    await server.end()
  })

  it('a migration retries while a transaction holds its table, and requests wait a second at most', async () => {
    const { client, url } = await createDatabase('locked')
    await migratePostgres(url)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    await client.query('begin; select count(*) from visions')
    const lines: string[] = []
    const migrating = migratePostgres(url, (line) => lines.push(line), [
      ...readMigrations(),
      later(1, ['alter table visions add column later text']),
    ])
    await until(async () => expect(lines.join()).toContain('waits for a lock'))
    const waited: number[] = []
    for (let turn = 0; turn < 20; turn++) {
      const startedAt = performance.now()
      await other.query('select count(*) from visions')
      waited.push(performance.now() - startedAt)
    }
    await client.query('commit')
    expect((await migrating).map(({ name }) => name)).toEqual(['91'])
    expect(Math.max(...waited)).toBeLessThan(3_000)
    await other.end()
  })

  it('a concurrent index is built again after its first build failed', async () => {
    const { client, url, db } = await createDatabase('indexes')
    await migratePostgres(url)
    const migrations = [
      ...readMigrations(),
      later(1, ['create table guests (name text)', "insert into guests values ('Ada'), ('Ada')"]),
      later(2, ['create unique index concurrently if not exists guests_name on guests (name)'], true),
    ]
    await expect(migratePostgres(url, undefined, migrations)).rejects.toThrow()
    const isValid = async () => {
      const { rows } = await client.query(
        "select indisvalid from pg_index where indexrelid = to_regclass('guests_name')",
      )
      return rows.map(({ indisvalid }) => indisvalid)
    }
    expect(await isValid()).toEqual([false])
    await client.query('delete from guests')
    await migratePostgres(url, undefined, migrations)
    expect(await isValid()).toEqual([true])
    expect(await findPending(db, migrations)).toEqual([])
  })

  it('processes before and after a migration serve the same database under load without a failed request', async () => {
    const { url } = await createDatabase('rolling')
    await migratePostgres(url)
    const settings = { DEMO: '1', DEMO_DELAY_MS: '0', DATABASE_URL: url }
    const servers: ServerProcess[] = [await startServerProcess(settings)]
    const [old] = servers
    const token = await old?.signIn('maya@example.com')
    let isDone = false
    const failures: unknown[] = []
    let answered = 0
    async function load(lane: number) {
      for (let turn = 0; !isDone; turn++) {
        const server = servers[turn % servers.length] as ServerProcess
        const vendor = 1 + ((turn + lane) % 20)
        const answer =
          turn % 3 === 0
            ? await server.post(`/vendor/mark-favorite/${vendor}/`, { token, json: {} })
            : await server.get(turn % 3 === 1 ? `/vendor/detail/get/${vendor}/` : '/couple/dashboard/', { token })
        if (answer.status === 200) answered++
        else if (answer.status !== 429) failures.push(answer)
      }
    }
    const lanes = [0, 1, 2, 3].map(load)
    const expand = [
      later(1, [
        'alter table favourites add column later text',
        "alter table vendors add column later text not null default 'new'",
        'create table guests (id integer primary key)',
      ]),
      later(2, ['create index concurrently if not exists favourites_later on favourites (later)'], true),
    ]
    await until(async () => expect(answered).toBeGreaterThan(50))
    expect(await migratePostgres(url, undefined, [...readMigrations(), ...expand])).toHaveLength(2)
    servers.push(await startServerProcess(settings))
    const before = answered
    await until(async () => expect(answered).toBeGreaterThan(before + 100))
    isDone = true
    await Promise.all(lanes)
    for (const server of servers) await server.end()
    expect(failures).toEqual([])
  })
})
