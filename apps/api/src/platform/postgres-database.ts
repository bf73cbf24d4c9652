import { drizzle, NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { OpenedDatabase } from './database.ts'
import { type FanOutSettings, openFanOut } from './fan-out/open-fan-out.ts'
import { migratePostgres } from './migrations/migrate-postgres.ts'
import { requireCurrentSchema } from './migrations/require-current-schema.ts'
import { databaseRules } from './rules.ts'
import { shareConnections } from './share-connections.ts'
import { traceStatements } from './trace-statements.ts'

/** How to reach PostgreSQL. */
export interface PostgresSettings {
  /** The URL for queries: of PostgreSQL, or of a connection pooler in front of it. */
  url: string
  /**
   * The URL of PostgreSQL itself, for migrations, for the job queue and for notices between processes. If it is set,
   * `url` is a pooler, which may give each transaction a different connection.
   */
  directUrl?: string | undefined
  /** Maximum number of connections for requests. */
  poolSize: number
  /** Whether to run pending migrations. If false, opening fails when the database lacks one. */
  migrates: boolean
}

/** Opens PostgreSQL. Runs pending migrations, or throws `SchemaOutdated` if there are any. */
export async function openPostgres(
  { url, directUrl = url, poolSize, migrates }: PostgresSettings,
  fanOutSettings: FanOutSettings,
  log: FastifyBaseLogger,
): Promise<OpenedDatabase> {
  const usesPooler = directUrl !== url
  const connection = usesPooler ? { connectionString: url } : { connectionString: url, options: sessionOptions() }
  const timeout = { connectionTimeoutMillis: databaseRules.connectMs }
  const { pool, shares } = openPool({ ...connection, ...timeout, max: poolSize }, log)
  // A separate connection, so that a health check does not wait for the queries of requests.
  const { pool: health } = openPool({ ...connection, ...timeout, max: 1, query_timeout: databaseRules.connectMs }, log)
  const db = usesPooler ? drizzlePooler(pool) : drizzle(pool)
  try {
    if (migrates) await migratePostgres(directUrl, (line) => log.info(line))
    else await requireCurrentSchema(db)
    if (usesPooler) await warnAboutTimeouts(pool, log)
    const fanOut = await openFanOut(fanOutSettings, { db, connectionString: directUrl, log })
    return {
      db,
      // The queue listens for notices, which a pooler does not pass on.
      jobs: { connectionString: directUrl, max: databaseRules.jobConnections },
      fanOut,
      pool: {
        totalCount: () => pool.totalCount,
        idleCount: () => pool.idleCount,
        waitingCount: () => pool.waitingCount + shares.waitingCount(),
      },
      isOnlyProcess: false,
      async check() {
        await health.query('select 1')
      },
      async readTime() {
        const { rows } = await health.query<{ ms: number }>(
          'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
        )
        return new Date(rows[0]?.ms ?? Number.NaN)
      },
      async close() {
        await fanOut.close()
        await Promise.all([pool.end(), health.end()])
      },
    }
  } catch (error) {
    await Promise.all([pool.end(), health.end()])
    throw error
  }
}

/**
 * The settings of each session, as command-line options of PostgreSQL: time limits, and no just-in-time compilation,
 * which takes longer than any of our statements.
 */
function sessionOptions(): string {
  const { lockMs, statementMs, idleTransactionMs } = databaseRules
  const settings = {
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    jit: 'off',
  }
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

function openPool({ max, ...config }: pg.PoolConfig & { max: number }, log: FastifyBaseLogger) {
  const pool = new pg.Pool({ ...config, max })
  const maxEach = Math.max(2, Math.ceil(max * databaseRules.poolShare))
  const shares = shareConnections(pool, { maxEach, waitMs: databaseRules.connectMs })
  // Wraps the shares, so that a request that waited for its share continues in its own trace.
  traceStatements(pool)
  // The pool replaces a broken connection. An unhandled error event would end the process, even during a transaction.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'))
  })
  // For idle connections, the pool emits the same error again. It is logged above.
  pool.on('error', () => undefined)
  return { pool, shares }
}

type NoSchema = Record<string, never>

/** Sends prepared statements without a name. A named statement exists on one connection, and a pooler changes it. */
class UnnamedSession extends NodePgSession<NoSchema, NoSchema> {
  override prepareQuery<T extends PreparedQueryConfig>(
    ...[query, fields, , ...rest]: Parameters<NodePgSession<NoSchema, NoSchema>['prepareQuery']>
  ) {
    return super.prepareQuery<T>(query, fields, undefined, ...rest)
  }
}

function drizzlePooler(pool: pg.Pool): NodePgDatabase {
  const dialect = new PgDialect()
  return new NodePgDatabase(dialect, new UnnamedSession(pool, dialect, undefined), undefined)
}

/** A pooler accepts no session options, so the time limits are settings of the role. Warns if they are missing. */
async function warnAboutTimeouts(pool: pg.Pool, log: FastifyBaseLogger): Promise<void> {
  const { rows } = await pool.query<{ limit: string }>("select current_setting('lock_timeout') as limit")
  if (rows[0]?.limit === '0') {
    log.warn('the role of DATABASE_URL has no lock_timeout: see "Connection pooler" in the self-hosting guide')
  }
}
