import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLOSE_CODES, calls } from '@vowkit/sdk-core/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Answer } from './testing/api-client.ts'
import { joinChat, openSocket } from './testing/chat-socket.ts'
import { findPgBouncer, type PgBouncer, startPgBouncer } from './testing/pgbouncer.ts'
import { findPostgresBin, type PostgresServer, startPostgres } from './testing/postgres.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'

const postgresBin = findPostgresBin()
const pgBouncerBin = findPgBouncer()

describe.skipIf(!postgresBin || !pgBouncerBin)('two API processes behind PgBouncer in transaction mode', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vowkit-shared-'))
  let postgres: PostgresServer
  let pooler: PgBouncer
  let processes: ServerProcess[] = []
  beforeAll(async () => {
    postgres = await startPostgres(postgresBin ?? '')
    pooler = await startPgBouncer(pgBouncerBin ?? '', postgres.url, 8)
    const env = {
      DEMO: '1',
      DEMO_DELAY_MS: '0',
      DATABASE_URL: pooler.urlOf(postgres.url),
      DATABASE_DIRECT_URL: postgres.url,
      DATA_DIR: dataDir,
    }
    processes = [await startServerProcess(env), await startServerProcess(env)]
  }, 300_000)
  afterAll(async () => {
    for (const server of processes) await server.end()
    await pooler?.stop()
    postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** Sends a request again while a busy process responds with 503, as clients do. */
  const untilAvailable = (send: () => Promise<Answer>) =>
    vi.waitFor(
      async () => {
        const answer = await send()
        if (answer.status === 503) throw new Error('The process is still busy.')
        return answer
      },
      { timeout: 60_000, interval: 1_000 },
    )

  const each = <Result>(times: number, run: (server: ServerProcess, index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: times }, (_, index) => run(processes[index % 2] as ServerProcess, index)))

  it('600 concurrent requests with prepared statements and transactions succeed', async () => {
    const [first] = processes
    const token = await first?.signIn('maya@example.com')
    const answers = await each(600, (server, index) =>
      untilAvailable(() =>
        index % 3 === 0
          ? server.post(`/vendor/mark-favorite/${1 + (index % 20)}/`, { token, json: {} })
          : server.get(`/vendor/detail/get/${1 + (index % 20)}/`, { token }),
      ),
    )
    const failed = answers.filter(({ status }) => status !== 200 && status !== 429)
    expect(failed).toEqual([])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(300)
  })
})

describe.skipIf(!postgresBin)('an API process whose PostgreSQL is blocked or away', () => {
  let postgres: PostgresServer
  let server: ServerProcess
  beforeAll(async () => {
    postgres = await startPostgres(postgresBin ?? '')
    server = await startServerProcess({ DEMO: '1', DEMO_DELAY_MS: '0', DATABASE_URL: postgres.url })
  }, 300_000)
  afterAll(() => server?.end())

  it('responds 503 with Retry-After for a locked table, and other calls and the health check respond', async () => {
    const token = await server.signIn('maya@example.com')
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query('begin; lock table favourites in access exclusive mode')
    const blocked = Array.from({ length: 5 }, () => server.post('/vendor/mark-favorite/1/', { token, json: {} }))
    expect((await server.get('/readyz')).status).toBe(200)
    expect((await server.get('/couple/dashboard/', { token })).status).toBe(200)
    for (const answer of await Promise.all(blocked)) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
      expect(answer.headers.get('retry-after')).toBe('2')
    }
    await client.end()
    expect((await server.post('/vendor/mark-favorite/1/', { token, json: {} })).status).toBe(200)
  })

  it('responds 503 with Retry-After to every call after PostgreSQL has stopped, and signs no socket out', async () => {
    const token = await server.signIn('maya@example.com')
    const { body: dashboard } = await server.get('/couple/dashboard/', { token })
    const userId = Number(calls.getDashboard.response.parse(dashboard).user.id)
    const open = await joinChat(server.url, userId, token)
    postgres.stop()
    open.send({ action: 'message', message: 'Hello', roomId: 1, client_id: 'c1' })
    expect(await open.next('error')).toMatchObject({ code: 'unavailable', client_id: 'c1' })
    const socket = await openSocket(server.url, userId)
    socket.send({ action: 'authenticate', token })
    expect(await socket.closed).toEqual({ code: CLOSE_CODES.restarting })
    const answers = await Promise.all(Array.from({ length: 40 }, () => server.get('/couple/dashboard/', { token })))
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
      expect(answer.headers.get('retry-after')).toBe('2')
    }
    expect((await server.get('/readyz')).status).toBe(503)
    expect((await server.get('/healthz')).status).toBe(200)
  })
})
