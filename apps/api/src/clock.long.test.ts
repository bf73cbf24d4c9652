import { setTimeout as sleep } from 'node:timers/promises'
import { calls } from '@vowkit/sdk-core/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatRules } from './modules/chat/rules.ts'
import { handoffRules } from './modules/handoff/service.ts'
import { findFreePort } from './testing/free-port.ts'
import { findPostgresBin, type PostgresServer, startPostgres } from './testing/postgres.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'

/** How far the clock of each machine is off. */
const OFF_MS = 70_000
/** Concurrent requests of one account. */
const LANES = 10

const bin = findPostgresBin()

/** Loads a module into the process that shifts its clock. */
function shiftClock(ms: number): string {
  return `--import=${new URL(`./testing/shift-clock.ts?ms=${ms}`, import.meta.url)}`
}

describe.skipIf(!bin)('two API processes whose clocks are 70 s ahead and 70 s behind', () => {
  let postgres: PostgresServer
  let ahead: ServerProcess
  let behind: ServerProcess
  let metricsPorts: number[] = []
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '')
    const env = { DEMO: '1', DEMO_DELAY_MS: '0', DATABASE_URL: postgres.url }
    metricsPorts = [await findFreePort(), await findFreePort()]
    const [first, second] = metricsPorts.map((port) => ({ ...env, METRICS_PORT: String(port) }))
    ahead = await startServerProcess({ ...first, NODE_OPTIONS: shiftClock(OFF_MS) })
    behind = await startServerProcess({ ...second, NODE_OPTIONS: shiftClock(-OFF_MS) })
  })
  afterAll(async () => {
    for (const server of [ahead, behind]) await server?.end()
    postgres?.stop()
  })

  /** Both directions between the two processes. */
  const directions = () => [
    { from: ahead, to: behind },
    { from: behind, to: ahead },
  ]

  async function codeFor(email: string): Promise<string> {
    return ahead.until(async () => {
      const { body } = await ahead.get(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)
      const [, code] = /code is (\w{4,8})\b/.exec(JSON.stringify(body)) ?? []
      if (code === undefined) throw new Error(`No code has been emailed to ${email}.`)
      return code
    })
  }

  it('each process measures how far the clock of its machine is off', async () => {
    const expected = [OFF_MS, -OFF_MS]
    for (const [index, port] of metricsPorts.entries()) {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
      const [, seconds] = /^vowkit_clock_offset\S* (\S+)$/m.exec(text) ?? []
      expect(Math.abs(1_000 * Number(seconds) - (expected[index] ?? 0))).toBeLessThan(5_000)
    }
  })

  it('a sign-in code that one process emails works at the other, and the token works at both', async () => {
    for (const [index, { from, to }] of directions().entries()) {
      const email = `couple${index}@example.com`
      const { body: sent } = await from.post('/auth/login_vision/', { json: { email } })
      const { challenge } = sent
      const { status, body } = await to.post('/auth/login_vision/', {
        json: { email, challenge, code: await codeFor(email) },
      })
      expect(status).toBe(200)
      for (const server of [from, to]) {
        expect((await server.get('/vision/list/', { token: String(body.token) })).status).toBe(200)
      }
    }
  })

  const redeem = (server: ServerProcess, code: unknown) => server.post('/auth/handoff/redeem/', { json: { code } })

  it('a handoff code of one process works at the other, and expires after a minute at both', async () => {
    const token = await ahead.signIn('maya@example.com')
    const handOff = async (server: ServerProcess) => (await server.post('/auth/handoff/', { token })).body.code
    for (const { from, to } of directions()) expect((await redeem(to, await handOff(from))).status).toBe(200)
    const late = await Promise.all(directions().map(async ({ from, to }) => ({ to, code: await handOff(from) })))
    await sleep(handoffRules.handoffLifeMs)
    for (const { to, code } of late) {
      expect(await redeem(to, code)).toMatchObject({ status: 400, body: { code: 'invalid_code' } })
    }
  })

  it('both processes store messages with the time of the database and share one limit for an account', async () => {
    const { body: profile } = await ahead.get('/vendor/detail/get/1/')
    const vendorId = Number(calls.getVendor.response.parse(profile).user.id)
    const token = await behind.signIn('writer@example.com')
    const { body: room } = await behind.post(`/chat/create-chat-room/${vendorId}/`, { token, json: {} })
    const path = `/chat/chats/${room.chatroom_id}/messages`
    const { max, windowMs } = chatRules.messagesPostedPerAccount
    const waits: number[] = []
    let stored = 0

    async function send(lane: number): Promise<void> {
      const server = lane % 2 === 0 ? ahead : behind
      for (let n = 0; n < max; n++) {
        const { status, headers } = await server.post(path, { token, json: { message: `${lane} ${n}` } })
        if (status === 201) stored++
        else {
          expect(status).toBe(429)
          waits.push(1_000 * Number(headers.get('retry-after')))
          return
        }
      }
    }
    await Promise.all(Array.from({ length: LANES }, (_, lane) => send(lane)))
    expect(stored).toBeLessThanOrEqual(max)
    expect(stored).toBeGreaterThan(max - 4 * chatRules.messagesPostedBatch)
    expect(waits.length).toBe(LANES)
    for (const ms of waits) expect(ms).toBeLessThanOrEqual(windowMs)
    expect(await oldestMessageMs()).toBeLessThan(windowMs)
  })

  /** Returns the largest difference between the time of a message and the time of the database. */
  async function oldestMessageMs(): Promise<number> {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    const { rows } = await client.query<{ ms: number }>(
      `select max(abs(extract(epoch from now() - created_at)) * 1000)::float8 as ms
       from chat_messages where text ~ '^\\d+ \\d+$'`,
    )
    await client.end()
    return Number(rows[0]?.ms)
  }
})
