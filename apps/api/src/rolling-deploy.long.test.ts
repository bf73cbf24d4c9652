import { calls } from '@vowkit/sdk-core/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runMigrate } from './platform/migrations/command.ts'
import { type ChatSocket, joinChat } from './testing/chat-socket.ts'
import { checkOutRelease, type EarlierRelease, findEarlierCommit } from './testing/earlier-release.ts'
import { type MessageLoad, startMessageLoad } from './testing/message-load.ts'
import { findPostgresBin, type PostgresServer, startPostgres } from './testing/postgres.ts'
import { runSources, type ServerProcess, startServerProcess } from './testing/server-process.ts'

const PATIENCE = { timeout: 300_000, interval: 50 }

const bin = findPostgresBin()
const commit = findEarlierCommit()

/** Requests of one couple that follow each other. */
interface Calls {
  /** Number of responses with status 200. */
  answered(): number
  /** Responses with another status, and failed requests. */
  failures: unknown[]
  sendTo(server: ServerProcess): void
  stop(): Promise<void>
}

/** Adds a vendor to the favourites, and reads it and the dashboard, over and over. */
function startCalls(first: ServerProcess, token: string): Calls {
  const failures: unknown[] = []
  let server = first
  let isStopped = false
  let answered = 0

  async function run(): Promise<void> {
    for (let turn = 0; !isStopped; turn++) {
      const vendor = 1 + (turn % 20)
      const requests = [
        () => server.post(`/vendor/mark-favorite/${vendor}/`, { token, json: {} }),
        () => server.get(`/vendor/detail/get/${vendor}/`, { token }),
        () => server.get('/couple/dashboard/', { token }),
      ]
      const answer = await requests[turn % requests.length]?.().catch((error: unknown) => ({ status: 0, error }))
      if (answer?.status === 200) answered++
      else failures.push(answer)
    }
  }
  const running = run()
  return {
    failures,
    answered: () => answered,
    sendTo(next) {
      server = next
    },
    async stop() {
      isStopped = true
      await running
    },
  }
}

describe.skipIf(!bin || !commit)('a rolling deploy from the release before the newest migration, under load', () => {
  let postgres: PostgresServer
  let earlier: EarlierRelease
  let old: ServerProcess[] = []
  const current: ServerProcess[] = []
  const vendors: ChatSocket[] = []
  let load: MessageLoad | undefined
  let reads: Calls | undefined
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '')
    earlier = checkOutRelease(commit ?? '')
    const env = { ...settings(), MIGRATE_ON_START: '1' }
    old = [
      await startServerProcess(env, runSources(earlier.apiDir)),
      await startServerProcess(env, runSources(earlier.apiDir)),
    ]
  })
  afterAll(async () => {
    await reads?.stop()
    await load?.stop()
    for (const server of [...old, ...current]) await server.end()
    postgres?.stop()
    earlier?.remove()
  })

  const settings = () => ({ DEMO: '1', DEMO_DELAY_MS: '0', DATABASE_URL: postgres.url, MIGRATE_ON_START: '0' })

  /** Runs `npm run migrate` of this release. */
  async function migrate(...args: string[]) {
    const lines: string[] = []
    const out = (text: string) => void lines.push(text)
    const code = await runMigrate(args, { env: { DATABASE_URL: postgres.url }, out, err: out })
    return { code, text: lines.join('') }
  }

  const heard = () =>
    vendors.flatMap(({ frames }) => frames.flatMap((frame) => (frame.action === 'message' ? [frame.client_id] : [])))

  async function readStored(): Promise<string[]> {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    const { rows } = await client.query<{ id: string }>(
      "select client_id as id from chat_messages where text like 'This is %.'",
    )
    await client.end()
    return rows.map(({ id }) => id).sort()
  }

  it('no request fails, and no message is lost or doubled', async () => {
    const [oldOne, oldTwo] = old
    if (!oldOne || !oldTwo) throw new Error('The earlier release did not start.')
    expect(await migrate('--check')).toMatchObject({ code: 1, text: expect.stringContaining('pending') })
    const token = await oldOne.signIn('maya@example.com')
    const vendorToken = await oldTwo.signIn('vendor1@example.com')
    const { body: profile } = await oldTwo.get('/vendor/detail/get/1/')
    const vendorId = Number(calls.getVendor.response.parse(profile).user.id)
    vendors.push(await joinChat(oldTwo.url, vendorId, vendorToken))
    load = await startMessageLoad(oldOne, vendorId)
    reads = startCalls(oldOne, token)
    await load.phase()

    expect(await migrate()).toMatchObject({ code: 0, text: expect.stringContaining('applied') })
    await load.phase()

    // The earlier release serves one half of the traffic, and this release the other half.
    const one = await startServerProcess(settings())
    current.push(one)
    vendors.push(await joinChat(one.url, vendorId, vendorToken))
    reads.sendTo(one)
    await load.phase()
    load.sendTo(one)
    expect(await oldOne.stop('SIGTERM')).toBe(0)
    await load.phase()

    const two = await startServerProcess(settings())
    current.push(two)
    vendors.push(await joinChat(two.url, vendorId, vendorToken))
    expect(await oldTwo.stop('SIGTERM')).toBe(0)
    reads.sendTo(two)
    const before = reads.answered()
    await load.phase()
    await expect.poll(() => reads?.answered(), PATIENCE).toBeGreaterThan(before + 30)

    await reads.stop()
    await load.stop()
    const { acknowledged, refused } = load
    expect(reads.failures).toEqual([])
    expect(refused).toEqual([])
    await expect.poll(() => acknowledged.filter((id) => !heard().includes(id)), PATIENCE).toEqual([])
    expect(await readStored()).toEqual([...acknowledged].sort())
    expect(await migrate('--check')).toMatchObject({ code: 0 })
  })
})
