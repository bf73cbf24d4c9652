import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { fanOutRules } from './rules.ts'
import type { OpenTransport } from './transport.ts'

const CHANNEL = 'vowkit_batches'
/** PostgreSQL rejects payloads of 8,000 bytes and more. */
const MAX_BYTES = 7_999
/** TCP keepalive starts after this idle time. The system default is two hours. */
const KEEP_ALIVE_MS = 10_000

export interface PostgresTransportDeps {
  /** The URL of PostgreSQL itself. A connection pooler in transaction mode does not pass notifications on. */
  connectionString: string
  log: FastifyBaseLogger
}

/** A transport with LISTEN and NOTIFY on one dedicated connection, which is opened again if it breaks. */
export function createPostgresTransport({ connectionString, log }: PostgresTransportDeps): OpenTransport {
  return async (onPayload) => {
    let client: pg.Client | null = null
    let retry: NodeJS.Timeout | undefined
    let isClosed = false

    async function connect(): Promise<void> {
      const next = new pg.Client({
        connectionString,
        keepAlive: true,
        keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
        connectionTimeoutMillis: fanOutRules.connectMs,
        query_timeout: fanOutRules.connectMs,
      })
      next.on('notification', ({ payload = '' }) => onPayload(payload))
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
      log.warn({ err: cause }, 'lost the connection for notices between processes')
      lost.end().catch(() => undefined)
      reconnect()
    }

    function reconnect(): void {
      retry = setTimeout(() => {
        connect().then(
          () => log.info('the connection for notices between processes is back'),
          (error: unknown) => {
            log.warn({ err: error }, 'could not reconnect for notices between processes')
            if (!isClosed) reconnect()
          },
        )
      }, fanOutRules.reconnectMs)
    }

    await connect()
    return {
      maxBytes: MAX_BYTES,
      async send(payloads) {
        const sender = client
        if (!sender) throw new Error('The connection for notices between processes is lost.')
        // One statement, because each transaction that notifies waits for a lock of the whole server.
        const statement = 'select pg_notify($1, payload) from unnest($2::text[]) payload'
        await sender.query(statement, [CHANNEL, payloads]).catch((error: unknown) => {
          handleLoss(sender, error)
          throw error
        })
      },
      isConnected: () => client !== null,
      isAlone: () => false,
      async close() {
        isClosed = true
        clearTimeout(retry)
        await client?.end()
      },
    }
  }
}
