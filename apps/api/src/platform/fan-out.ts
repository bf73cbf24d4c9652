import { type SQL, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

/** How the processes of a deployment tell each other that something happened. */
export interface FanOut {
  /** Tells all other processes. Only ids: what they stand for is read back. */
  publish(notice: object): Promise<void>
  /**
   * An expression that publishes a JSON notice from inside a statement: other processes get the notice if and only if the
   * statement commits, even if this process dies right after. PostgreSQL delivers notices in the order of the commits.
   */
  publishIn(notice: SQL): SQL
  /** Calls back for each notice of another process. */
  onNotice(listener: (notice: unknown) => void): void
  /** Calls back when notices may have been missed. */
  onGap(listener: () => void): void
  close(): Promise<void>
}

/** For a process that is the only one: there is nobody to tell. */
export const alone: FanOut = {
  publish: async () => undefined,
  publishIn: () => sql`null`,
  onNotice: () => undefined,
  onGap: () => undefined,
  close: async () => undefined,
}

const CHANNEL = 'vowkit'
const RETRY_MS = 1_000
/** A connection without a word for this long is asked whether it lives; the system's own patience is two hours. */
const QUIET_MS = 10_000

export interface PostgresFanOutDeps {
  pool: pg.Pool
  connectionString: string
  /** Tells processes apart. */
  processId: string
  log: FastifyBaseLogger
}

/** Fan-out by PostgreSQL's LISTEN and NOTIFY, over a connection of its own that is opened again when it breaks. */
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

  function hear(payload = ''): void {
    const separator = payload.indexOf(' ')
    if (payload.slice(0, separator) === processId) return
    try {
      const notice: unknown = JSON.parse(payload.slice(separator + 1))
      for (const listener of noticeListeners) listener(notice)
    } catch (error) {
      log.warn({ err: error }, 'a notice cannot be read')
    }
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, keepAlive: true, keepAliveInitialDelayMillis: QUIET_MS })
    next.on('notification', ({ payload }) => hear(payload))
    // A connection that breaks may say so several times; unheard, the event would end the process.
    next.on('error', (error) => lose(next, error))
    next.on('end', () => lose(next, undefined))
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    if (isClosed) await next.end()
    else client = next
  }

  function lose(lost: pg.Client, cause: unknown): void {
    if (isClosed || client !== lost) return
    client = null
    log.warn({ err: cause }, 'notices of other processes are not heard')
    reconnect()
  }

  function reconnect(): void {
    retry = setTimeout(() => {
      connect().then(
        () => {
          for (const listener of gapListeners) listener()
        },
        (error: unknown) => {
          log.warn({ err: error }, 'notices of other processes are still not heard')
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
