import type { FastifyBaseLogger } from 'fastify'
import type { ChatEvent } from './chat-event.ts'
import type { DeliveredMessages } from './delivered-messages.ts'
import { chatRules } from './rules.ts'

/** Reads the messages that a process may have missed. */
export interface MissedMessages {
  /** Returns the id of the latest message, or 0. */
  findLatestId(): Promise<number>
  /** Returns the messages after an id with the accounts of their rooms, oldest first. */
  listAfter(id: number, limit: number): Promise<{ id: number; accountIds: number[] }[]>
  /** Returns the events of messages by id. Deleted messages are missing. */
  readEvents(ids: readonly number[]): Promise<Map<number, ChatEvent>>
}

export interface CatchUpDeps extends MissedMessages {
  delivered: DeliveredMessages
  isConnected(accountIds: readonly number[]): boolean
  deliver(event: ChatEvent): void
  /** Called if too many messages may have been missed. */
  giveUp(): void
  log: FastifyBaseLogger
}

/** Delivers messages that this process has missed. */
export interface CatchUp {
  /**
   * Delivers the messages since a time of `performance.now()` that were not delivered. Requests that arrive while it
   * reads are joined. Retries while the database does not respond.
   */
  request(since: number): void
}

export function createCatchUp(deps: CatchUpDeps): CatchUp {
  const { delivered, findLatestId, listAfter, readEvents, isConnected, deliver, giveUp, log } = deps
  let requested: number | null = null
  let isRunning = false
  /** All messages before this time were read. */
  let completeUntil = 0

  function request(since: number): void {
    requested = Math.min(requested ?? since, since)
    if (!isRunning) void run()
  }

  async function run(): Promise<void> {
    isRunning = true
    while (requested !== null) {
      const since = Math.max(requested, completeUntil)
      const startedAt = performance.now()
      requested = null
      try {
        await readSince(since)
        completeUntil = startedAt
      } catch (error) {
        log.warn({ err: error }, 'messages of other processes could not be read')
        setTimeout(request, chatRules.catchUpRetryMs, since).unref()
        break
      }
    }
    isRunning = false
  }

  async function readSince(since: number): Promise<void> {
    let after = delivered.latestAt(since - chatRules.catchUpMarginMs)
    for (let left = chatRules.catchUpMessages; after !== undefined && left > 0; left -= chatRules.catchUpPage) {
      const page = await listAfter(after, chatRules.catchUpPage)
      await deliverMissed(page)
      if (page.length < chatRules.catchUpPage) return
      after = page.at(-1)?.id
    }
    // Too much to read. The clients reconnect and read what they missed.
    giveUp()
    delivered.setFirst(await findLatestId())
  }

  async function deliverMissed(page: { id: number; accountIds: number[] }[]): Promise<void> {
    const missed = page.flatMap(({ id, accountIds }) => {
      if (delivered.has(id)) return []
      if (isConnected(accountIds)) return [id]
      delivered.add(id)
      return []
    })
    for (let first = 0; first < missed.length; first += chatRules.readBackBatch) {
      const events = await readEvents(missed.slice(first, first + chatRules.readBackBatch))
      for (const event of events.values()) deliver(event)
    }
  }

  return { request }
}
