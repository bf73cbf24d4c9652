import type pg from 'pg'
import { readLogContext } from './log-context.ts'

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void

interface Lane {
  held: number
  waiting: (() => void)[]
}

export interface ShareRules {
  /** Maximum number of connections that one route or job queue holds. */
  maxEach: number
  /** Maximum time in milliseconds that a request waits for other requests of its route. */
  waitMs: number
}

/** The requests that wait for a connection because their route holds its share. */
export interface Shares {
  waitingCount(): number
}

/**
 * Limits the connections of a pool that each route or job queue can hold. Without the limit, the requests that wait for
 * one locked table would hold all connections, and no other request would get one.
 */
export function shareConnections(pool: pg.Pool, { maxEach, waitMs }: ShareRules): Shares {
  const connect: (callback: Callback) => void = pool.connect.bind(pool)
  const lanes = new Map<string, Lane>()
  const holders = new Map<pg.PoolClient, () => void>()
  let waitingCount = 0

  /** Calls `start` when the lane has a connection left, or `fail` if that takes too long. */
  function enter(lane: Lane, start: () => void, fail: (error: Error) => void): void {
    if (lane.held < maxEach) {
      start()
      return
    }
    const waiter = () => {
      clearTimeout(timer)
      waitingCount--
      start()
    }
    const timer = setTimeout(() => {
      lane.waiting.splice(lane.waiting.indexOf(waiter), 1)
      waitingCount--
      fail(new Error('timeout exceeded when trying to connect'))
    }, waitMs)
    lane.waiting.push(waiter)
    waitingCount++
  }

  function connectInShare(callback: Callback): void {
    const { route, queue } = readLogContext()
    const key = route ?? queue ?? ''
    const lane = lanes.get(key) ?? { held: 0, waiting: [] }
    lanes.set(key, lane)

    function leave(): void {
      lane.held--
      lane.waiting.shift()?.()
      if (lane.held === 0) lanes.delete(key)
    }
    function start(): void {
      lane.held++
      connect((error, client, release) => {
        if (client) holders.set(client, leave)
        else leave()
        callback(error, client, release)
      })
    }
    enter(lane, start, (error) => callback(error, undefined, () => undefined))
  }

  pool.on('release', (_error, client) => {
    holders.get(client)?.()
    holders.delete(client)
  })
  Object.defineProperty(pool, 'connect', {
    // Statements of the pool are traced by another wrapper.
    configurable: true,
    value: (callback?: Callback) =>
      callback
        ? connectInShare(callback)
        : new Promise((resolve, reject) => {
            connectInShare((error, client) => (client ? resolve(client) : reject(error)))
          }),
  })
  return { waitingCount: () => waitingCount }
}
