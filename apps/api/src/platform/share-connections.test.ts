import { EventEmitter } from 'node:events'
import pg from 'pg'
import { expect, it } from 'vitest'
import { runWithLogContext } from './log-context.ts'
import { shareConnections } from './share-connections.ts'
import { isUnavailable } from './unavailable.ts'

/** A connection that needs no server. */
class IdleClient extends EventEmitter {
  _queryable = true
  connect(done: () => void): void {
    setImmediate(done)
  }
  end(done: () => void): void {
    setImmediate(done)
  }
}

function setup(waitMs = 60_000) {
  const settings = { Client: IdleClient, max: 4 }
  const pool = new pg.Pool(Object.assign<pg.PoolConfig, object>({}, settings))
  const shares = shareConnections(pool, { maxEach: 2, waitMs })
  const connectFor = (route: string) => runWithLogContext({ route }, () => pool.connect())
  return { pool, shares, connectFor }
}

it('a route that holds its share waits, and other routes still get connections', async () => {
  const { pool, shares, connectFor } = setup()
  const [first] = await Promise.all([connectFor('/a'), connectFor('/a')])
  const third = connectFor('/a')
  const fourth = connectFor('/a')
  expect(shares.waitingCount()).toBe(2)
  const others = await Promise.all([connectFor('/b'), connectFor('/b')])
  expect(others).toHaveLength(2)
  first.release()
  expect(await third).toBe(first)
  expect(shares.waitingCount()).toBe(1)
  first.release()
  expect(await fourth).toBe(first)
  expect(pool.totalCount).toBe(4)
})

it('a request that waits too long for the other requests of its route fails as unavailable', async () => {
  const { shares, connectFor } = setup(20)
  const [first] = await Promise.all([connectFor('/a'), connectFor('/a')])
  const failure = await connectFor('/a').catch((error: unknown) => error)
  expect(isUnavailable(failure)).toBe(true)
  expect(shares.waitingCount()).toBe(0)
  first.release()
  expect(await connectFor('/a')).toBe(first)
})

it('a connection that failed to open frees its place in the share', async () => {
  const { pool, connectFor } = setup()
  await connectFor('/a')
  void pool.end()
  for (let attempt = 0; attempt < 5; attempt++) await expect(connectFor('/c')).rejects.toThrow('after calling end')
})
