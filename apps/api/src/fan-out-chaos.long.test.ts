import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@vowkit/sdk-core/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ChatSocket, joinChat } from './testing/chat-socket.ts'
import { type MessageLoad, PHASE, startMessageLoad } from './testing/message-load.ts'
import { findPostgresBin, type PostgresServer, startPostgres } from './testing/postgres.ts'
import { findRedis, type RedisServer, startRedis } from './testing/redis.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'

const PATIENCE = { timeout: 300_000, interval: 50 }

const postgresBin = findPostgresBin()
const redisBin = findRedis()

describe.each(['PostgreSQL', 'Redis'])('two API processes that are connected by %s, under load', (provider) => {
  const isInstalled = postgresBin && (provider !== 'Redis' || redisBin)
  const dataDir = mkdtempSync(join(tmpdir(), 'vowkit-shared-'))
  let postgres: PostgresServer
  let redis: RedisServer | undefined
  let one: ServerProcess
  let other: ServerProcess
  let vendor: ChatSocket
  let load: MessageLoad

  beforeEach(async () => {
    if (!isInstalled) return
    postgres = await startPostgres(postgresBin)
    redis = provider === 'Redis' ? await startRedis(redisBin ?? '') : undefined
    const shared = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, ...(redis && { REDIS_URL: redis.url }) }
    const env = { DEMO: '1', DEMO_DELAY_MS: '0', ...shared }
    one = await startServerProcess(env)
    other = await startServerProcess(env)
    const token = await other.signIn('vendor1@example.com')
    const { body: profile } = await other.get('/vendor/detail/get/1/')
    const vendorId = Number(calls.getVendor.response.parse(profile).user.id)
    vendor = await joinChat(other.url, vendorId, token)
    load = await startMessageLoad(one, vendorId)
  })
  afterEach(async () => {
    if (!isInstalled) return
    await load?.stop()
    for (const server of [one, other]) await server?.end()
    await redis?.stop()
    postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const heard = () =>
    vendor.frames.flatMap((frame) => (frame.action === 'message' && frame.client_id ? [frame.client_id] : []))

  /** Checks that the vendor's socket on the other process received all acknowledged messages, and none twice. */
  async function expectAllDelivered(): Promise<void> {
    await load.stop()
    await expect.poll(() => load.acknowledged.filter((id) => !heard().includes(id)), PATIENCE).toEqual([])
    const doubled = heard().filter((id, index, all) => all.indexOf(id) !== index && load.once.has(id))
    expect(doubled).toEqual([])
  }

  const fanOutOf = async (server: ServerProcess) => (await server.get('/readyz')).body.fan_out

  it.skipIf(!isInstalled)('no acknowledged message is lost or doubled when a process is killed', async () => {
    await load.phase()
    await one.stop('SIGKILL')
    load.sendTo(other)
    await load.phase()
    await expectAllDelivered()
  })

  it.skipIf(!isInstalled)('no acknowledged message is lost or doubled when PostgreSQL restarts', async () => {
    await load.phase()
    postgres.restart()
    await load.phase()
    await expect.poll(() => fanOutOf(other), PATIENCE).toBe('connected')
    await expectAllDelivered()
  })

  it.skipIf(!isInstalled || provider !== 'Redis')(
    'no acknowledged message is lost or doubled while Redis is away and after it is back',
    async () => {
      await load.phase()
      await redis?.stop()
      await expect.poll(() => fanOutOf(one), PATIENCE).toBe('disconnected')
      const before = heard().length
      await load.phase()
      await expect.poll(() => heard().length, PATIENCE).toBeGreaterThan(before + PHASE / 2)
      await redis?.start()
      for (const server of [one, other]) await expect.poll(() => fanOutOf(server), PATIENCE).toBe('connected')
      await load.phase()
      await expectAllDelivered()
    },
  )
})
