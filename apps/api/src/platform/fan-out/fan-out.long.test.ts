import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinFanOut, testFanOut } from '../../testing/fan-out-contract.ts'
import { findPostgresBin, type PostgresServer, startPostgres } from '../../testing/postgres.ts'
import { findRedis, type RedisServer, startRedis } from '../../testing/redis.ts'
import { until } from '../../testing/start-api.ts'
import { createPostgresTransport } from './postgres-transport.ts'
import { createRedisTransport } from './redis-transport.ts'

const log = pino({ level: 'silent' })
const postgresBin = findPostgresBin()
const redisBin = findRedis()

describe.skipIf(!postgresBin)('the fan-out over PostgreSQL', () => {
  let postgres: PostgresServer
  beforeAll(async () => {
    postgres = await startPostgres(postgresBin ?? '')
  })
  afterAll(() => postgres.stop())

  const open = () => createPostgresTransport({ connectionString: postgres.url, log })
  testFanOut('the PostgreSQL transport', open)

  it('the PostgreSQL transport reconnects after a broken connection, and the fan-out reports a gap', async () => {
    const [one, other] = [await joinFanOut(open()), await joinFanOut(open())]
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
    await client.end()
    await until(async () => expect(other.gaps.length).toBeGreaterThan(0))
    await until(async () => {
      await one.publish({ number: 1 })
      expect(other.heard).toContainEqual({ number: 1 })
    })
    for (const member of [one, other]) await member.close()
  })
})

describe.skipIf(!redisBin)('the fan-out over Redis', () => {
  let redis: RedisServer
  beforeAll(async () => {
    redis = await startRedis(redisBin ?? '')
  })
  afterAll(() => redis.stop())

  const open = (channel = 'one') => createRedisTransport({ url: redis.url, channel, log })
  testFanOut('the Redis transport', open)

  it('the Redis transport separates deployments with different channels', async () => {
    const [one, same, stranger] = [await joinFanOut(open()), await joinFanOut(open()), await joinFanOut(open('two'))]
    await one.publish({ number: 1 })
    await until(async () => expect(same.heard).toEqual([{ number: 1 }]))
    await until(async () => expect(stranger.lags.length).toBeGreaterThan(3))
    expect(stranger.heard).toEqual([])
    for (const member of [one, same, stranger]) await member.close()
  })

  it('the fan-out reports gaps while Redis is away, rejects notices, and works again after its restart', async () => {
    const [one, other] = [await joinFanOut(open()), await joinFanOut(open())]
    await redis.stop()
    await until(async () => expect(one.health().isLive).toBe(false))
    await expect(one.publish({ number: 1 })).rejects.toThrow()
    await until(async () => expect(other.gaps.length).toBeGreaterThan(2))
    await redis.start()
    await until(async () => {
      await one.publish({ number: 2 })
      expect(other.heard).toContainEqual({ number: 2 })
    })
    expect(other.heard).not.toContainEqual({ number: 1 })
    await until(async () => expect(other.health().isLive).toBe(true))
    for (const member of [one, other]) await member.close()
  })

  it('the fan-out starts without Redis, and connects when Redis starts', async () => {
    await redis.stop()
    const [one, other] = [await joinFanOut(open()), await joinFanOut(open())]
    expect(one.health().isLive).toBe(false)
    await redis.start()
    await until(async () => {
      await one.publish({ number: 3 })
      expect(other.heard).toContainEqual({ number: 3 })
    })
    for (const member of [one, other]) await member.close()
  })
})
