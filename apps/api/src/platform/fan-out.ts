import { type SQL, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

/** Publishes notices to the other processes of a deployment. */
export interface FanOut {
  /** Notifies all other processes. A notice contains only ids; the receiver reads the data. */
  publish(notice: object): Promise<void>
  /**
   * An SQL expression that publishes a JSON notice within a statement. Other processes receive it if and only if the
   * statement commits, even if this process crashes afterwards. PostgreSQL delivers notices in commit order.
   */
  publishIn(notice: SQL): SQL
  /** Adds a listener for notices from other processes. */
  onNotice(listener: (notice: unknown) => void): void
  /** Adds a listener that is called when notices may have been missed. */
  onGap(listener: () => void): void
  close(): Promise<void>
}

/** A fan-out without effect, for a deployment with a single process. */
export const noFanOut: FanOut = {
  publish: async () => undefined,
  publishIn: () => sql`null`,
  onNotice: () => undefined,
  onGap: () => undefined,
  close: async () => undefined,
}

const CHANNEL = 'vowkit'
const RETRY_MS = 1_000
/** TCP keepalive starts after this idle time. The system default is two hours. */
const KEEP_ALIVE_MS = 10_000

export interface PostgresFanOutDeps {
  pool: pg.Pool
  connectionString: string
  /** Identifies the sender of a notice, so that a process ignores its own notices. */
  processId: string
  log: FastifyBaseLogger
}

/** Creates a fan-out with PostgreSQL's LISTEN and NOTIFY. Reconnects if its dedicated connection breaks. */
export async function listenToPostgres({
  pool,
  connectionString,
  processId,
  log,
}: PostgresFanOutDeps): Promise<FanOut> {
  const noticeListeners: ((notice: unknown) => void)[] = []
  const gapListeners: (() => void)[] = []
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  function receive(payload = ''): void {
    const separator = payload.indexOf(' ')
    if (payload.slice(0, separator) === processId) return
    try {
      const notice: unknown = JSON.parse(payload.slice(separator + 1))
      for (const listener of noticeListeners) listener(notice)
    } catch (error) {
      log.warn({ err: error }, 'a notice from another process could not be parsed')
    }
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS })
    next.on('notification', ({ payload }) => receive(payload))
    // A broken connection may emit several errors. An unhandled error event would end the process.
    next.on('error', (error) => handleLoss(next, error))
    next.on('end', () => handleLoss(next, undefined))
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    if (isClosed) await next.end()
    else client = next
  }

  function handleLoss(lost: pg.Client, cause: unknown): void {
    if (isClosed || client !== lost) return
    client = null
    log.warn({ err: cause }, 'lost the connection for notices from other processes')
    reconnect()
  }

  function reconnect(): void {
    retry = setTimeout(() => {
      connect().then(
        () => {
          for (const listener of gapListeners) listener()
        },
        (error: unknown) => {
          log.warn({ err: error }, 'could not reconnect for notices from other processes')
          reconnect()
        },
      )
    }, RETRY_MS)
  }

  await connect()
  return {
    async publish(notice) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, `${processId} ${JSON.stringify(notice)}`])
    },
    publishIn: (notice) => sql`pg_notify(${CHANNEL}::text, ${`${processId} `}::text || ${notice}::text)`,
    onNotice: (listener) => void noticeListeners.push(listener),
    onGap: (listener) => void gapListeners.push(listener),
    async close() {
      isClosed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
