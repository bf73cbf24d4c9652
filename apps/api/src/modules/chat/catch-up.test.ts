import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCatchUp } from './catch-up.ts'
import type { ChatEvent } from './chat-event.ts'
import { createDeliveredMessages } from './delivered-messages.ts'
import { chatRules } from './rules.ts'

/** The account that is connected to this process. Even messages are for it. */
const OURS = 1

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A process that started a minute ago, when 100 messages were stored. */
function setup() {
  let stored = 100
  const heard: number[] = []
  const lists: number[] = []
  const reads: number[][] = []
  const database = { isAway: false }
  let gaps = 0
  const delivered = createDeliveredMessages()
  delivered.setFirst(stored)
  vi.advanceTimersByTime(60_000)

  const eventOf = (id: number): ChatEvent => ({
    accountIds: [OURS],
    frame: { action: 'vision_ready', vision_id: String(id) },
  })
  const catchUp = createCatchUp({
    delivered,
    findLatestId: async () => stored,
    async listAfter(id, limit) {
      lists.push(id)
      if (database.isAway) throw new Error('The database is away.')
      const count = Math.max(0, Math.min(limit, stored - id))
      return Array.from({ length: count }, (_, n) => ({
        id: id + n + 1,
        accountIds: [(id + n + 1) % 2 === 0 ? OURS : 2],
      }))
    },
    async readEvents(ids) {
      reads.push([...ids])
      return new Map(ids.map((id) => [id, eventOf(id)]))
    },
    isConnected: (accountIds) => accountIds.includes(OURS),
    deliver: ({ frame }) => {
      if (frame.action !== 'vision_ready') return
      const id = Number(frame.vision_id)
      if (delivered.add(id)) heard.push(id)
    },
    giveUp: () => {
      gaps++
    },
    log: pino({ level: 'silent' }),
  })
  return {
    ...{ catchUp, delivered, heard, lists, reads, database },
    store: (count: number) => {
      stored += count
    },
    gaps: () => gaps,
    stored: () => stored,
  }
}

/** Completes the promises of the catch-up, which use no timers while the database responds. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('createCatchUp', () => {
  it('delivers the missed messages of connected accounts once, in order', async () => {
    const { catchUp, heard, reads, store } = setup()
    store(6)
    catchUp.request(performance.now())
    await settle()
    expect(heard).toEqual([102, 104, 106])
    expect(reads).toEqual([[102, 104, 106]])
    catchUp.request(performance.now())
    await settle()
    expect(heard).toEqual([102, 104, 106])
  })

  it('does not read messages that were delivered before', async () => {
    const { catchUp, delivered, heard, reads, store } = setup()
    store(4)
    delivered.add(102)
    catchUp.request(performance.now() - 10_000)
    await settle()
    expect(heard).toEqual([104])
    expect(reads).toEqual([[104]])
  })

  it('reads many missed messages in batches of limited size', async () => {
    const { catchUp, heard, lists, reads, store } = setup()
    store(chatRules.catchUpPage + 10)
    catchUp.request(performance.now())
    await vi.waitFor(() => expect(heard).toHaveLength((chatRules.catchUpPage + 10) / 2))
    expect(lists).toEqual([100, 100 + chatRules.catchUpPage])
    expect(Math.max(...reads.map((ids) => ids.length))).toBeLessThanOrEqual(chatRules.readBackBatch)
  })

  it('joins the requests that arrive while it reads, and starts at the earliest', async () => {
    const { catchUp, lists, store } = setup()
    store(2)
    const now = performance.now()
    for (const since of [now, now - 5_000, now - 20_000]) catchUp.request(since)
    await settle()
    expect(lists.length).toBeLessThanOrEqual(2)
  })

  it('retries while the database is away, and then delivers everything', async () => {
    const { catchUp, database, heard, lists, store } = setup()
    database.isAway = true
    store(2)
    catchUp.request(performance.now())
    await settle()
    expect(heard).toEqual([])
    vi.advanceTimersByTime(chatRules.catchUpRetryMs)
    await settle()
    expect(lists).toEqual([100, 100])
    database.isAway = false
    vi.advanceTimersByTime(chatRules.catchUpRetryMs)
    await settle()
    expect(heard).toEqual([102])
  })

  it('gives up once when too many messages were missed, and continues with later ones', async () => {
    const { catchUp, gaps, heard, store, stored } = setup()
    store(chatRules.catchUpMessages + chatRules.catchUpPage)
    catchUp.request(performance.now())
    await vi.waitFor(() => expect(gaps()).toBe(1))
    await settle()
    const before = heard.length
    store(2)
    catchUp.request(performance.now())
    await settle()
    expect(gaps()).toBe(1)
    expect(heard.slice(before)).toEqual([stored()])
  })
})
