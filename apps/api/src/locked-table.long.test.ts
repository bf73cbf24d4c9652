import { setTimeout as sleep } from 'node:timers/promises'
import { calls } from '@vowkit/sdk-core/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from './testing/api-client.ts'
import { type ChatSocket, joinChat } from './testing/chat-socket.ts'
import { type MessageLoad, startMessageLoad } from './testing/message-load.ts'
import { findPostgresBin, type PostgresServer, startPostgres } from './testing/postgres.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'

/** How long the table is locked. */
const LOCKED_MS = 25_000
/** More senders than a process has database connections. */
const COUPLES = 40
/** Maximum duration of a call that needs other tables: far less than the lock, with room for a busy machine. */
const PROMPT_MS = 12_000
const PATIENCE = { timeout: 300_000, interval: 50 }

const bin = findPostgresBin()

describe.skipIf(!bin)('two API processes whose table of messages is locked for 25 s, under load', () => {
  let postgres: PostgresServer
  let processes: ServerProcess[] = []
  let vendor: ChatSocket
  let load: MessageLoad
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '')
    const env = { DEMO: '1', DEMO_DELAY_MS: '0', DATABASE_URL: postgres.url }
    const one = await startServerProcess(env)
    const other = await startServerProcess(env)
    processes = [one, other]
    const { body: profile } = await other.get('/vendor/detail/get/1/')
    const vendorId = Number(calls.getVendor.response.parse(profile).user.id)
    vendor = await joinChat(other.url, vendorId, await other.signIn('vendor1@example.com'))
    load = await startMessageLoad(one, vendorId, { couples: COUPLES })
  })
  afterAll(async () => {
    await load?.stop()
    for (const server of processes) await server.end()
    postgres?.stop()
  })

  /** Locks the table of messages until the returned function is called. */
  async function lockMessages(): Promise<() => Promise<void>> {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query('begin; lock table chat_messages in access exclusive mode')
    return () => client.end()
  }

  /** Sends requests that need no messages to both processes, until the signal aborts. */
  async function callOthers(token: string, signal: AbortSignal) {
    const requests: ((server: ServerProcess) => Promise<Answer>)[] = [
      (server) => server.get('/readyz'),
      (server) => server.get('/vendor/detail/get/1/'),
      (server) => server.get('/vision/list/', { token }),
      (server) => server.post('/vendor/mark-favorite/1/', { token, json: {} }),
    ]
    const done: { status: number; ms: number; call: number }[] = []
    const lanes = processes.flatMap((server) =>
      requests.map(async (request, call) => {
        while (!signal.aborted) {
          const startedAt = performance.now()
          const { status } = await request(server)
          done.push({ status, ms: performance.now() - startedAt, call })
          await sleep(50)
        }
      }),
    )
    await Promise.all(lanes)
    return done
  }

  it('calls for messages respond 503 with Retry-After, other calls work, and no message is lost or doubled', async () => {
    const token = String(await processes[0]?.signIn('maya@example.com'))
    await load.phase()
    const unlock = await lockMessages()
    const others = await callOthers(token, AbortSignal.timeout(LOCKED_MS)).finally(unlock)
    const refused = [...load.refused]

    expect(refused.length).toBeGreaterThan(COUPLES)
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
      expect(answer.headers.get('retry-after')).toBe('2')
    }
    expect(others.length).toBeGreaterThan(100)
    expect(others.filter(({ status, ms }) => status !== 200 || ms > PROMPT_MS)).toEqual([])

    await load.phase(2 * COUPLES)
    await load.stop()
    const heard = () => vendor.frames.flatMap((frame) => (frame.action === 'message' ? [frame.client_id ?? ''] : []))
    await expect.poll(() => load.acknowledged.filter((id) => !heard().includes(id)), PATIENCE).toEqual([])
    expect(await listStored()).toEqual([...load.acknowledged].sort())
  })

  /** Returns the client ids of the couples' stored messages. */
  async function listStored(): Promise<string[]> {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    const { rows } = await client.query<{ id: string }>(
      "select client_id as id from chat_messages where text like 'This is %.'",
    )
    await client.end()
    return rows.map(({ id }) => id).sort()
  }
})
