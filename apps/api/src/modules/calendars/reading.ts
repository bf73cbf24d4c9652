import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Days } from '../../platform/days.ts'
import type { Queue } from '../../platform/jobs.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { BusyDays } from './busy-days.ts'
import { addDays } from './dates.ts'
import { FeedFailure, type Problem } from './feed-problem.ts'
import { type FetchOptions, fetchFeed } from './fetch-feed.ts'
import { parseFeed } from './parse-feed.ts'
import { calendarRules } from './rules.ts'
import { replaceEventDays, type SubscriptionRow, takeDue, updateSubscription } from './subscriptions.ts'

/** Reads the feeds that vendors have added. */
export interface FeedReading {
  /** Reads one feed and stores its events, or the problem. A problem keeps the events of the last success. */
  read(subscription: SubscriptionRow): Promise<void>
  /** Reads all feeds that are due. */
  readDue(signal: AbortSignal): Promise<void>
  /** Reads the feeds that are due, every 15 minutes. */
  queue: Queue<object>
}

export interface FeedReadingDeps {
  db: Database
  clock: Clock
  days: Days
  secrets: Pick<Secrets, 'unseal'>
  log: FastifyBaseLogger
  options: FetchOptions
}

export function createFeedReading({ db, clock, days, secrets, log, options }: FeedReadingDeps): FeedReading {
  const after = (ms: number) => new Date(clock.now().getTime() + ms)

  async function attempt({ id, url, timeZone }: SubscriptionRow): Promise<BusyDays | Problem> {
    try {
      const text = await fetchFeed(new URL(secrets.unseal(url)), options)
      const from = addDays(days.today(), -1)
      return await parseFeed({ text, from, to: days.after(calendarRules.calendarAheadMs), timeZone })
    } catch (error) {
      if (error instanceof FeedFailure) return error.problem
      log.error({ err: error, subscription: id }, 'a calendar feed could not be read')
      return { kind: 'no_answer' }
    }
  }

  async function read(subscription: SubscriptionRow): Promise<void> {
    const { id } = subscription
    const result = await attempt(subscription)
    if ('kind' in result) {
      await updateSubscription(db, id, { problem: result, nextReadAt: after(calendarRules.calendarRetryMs) })
      return
    }
    await db.transaction(async (tx) => {
      const nextReadAt = after(calendarRules.calendarReadMs)
      // PostgreSQL stores no zero bytes in text.
      const name = result.name.replaceAll('\0', '').slice(0, 200)
      const isStored = await updateSubscription(tx, id, { name, readAt: clock.now(), nextReadAt, problem: null })
      if (isStored) await replaceEventDays(tx, id, result.days)
    })
  }

  async function readDue(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const nextReadAt = after(calendarRules.calendarRetryMs)
      const due = await takeDue(db, { now: clock.now(), nextReadAt, limit: calendarRules.calendarBatch })
      if (due.length === 0) return
      await Promise.all(due.map(read))
    }
  }

  return {
    read,
    readDue,
    queue: {
      name: 'read-calendars',
      every: '*/15 * * * *',
      retries: 0,
      retryDelay: 0,
      expireIn: 840,
      concurrency: 1,
      work: (_, signal) => readDue(signal),
    },
  }
}
