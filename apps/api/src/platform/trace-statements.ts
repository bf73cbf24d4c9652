import { AsyncResource } from 'node:async_hooks'
import { trace } from '@opentelemetry/api'
import type pg from 'pg'
import { inSpan, SpanKind, type SpanOptions } from './spans.ts'

const OPERATION = /^\s*(\w+)/
const TABLE = /\b(?:from|into|update|join)\s+"?([\w.]+)"?/i

/** Returns the name of a statement, such as `select accounts`. It contains no parameters and no values. */
export function nameStatement(sql: string): string {
  const operation = OPERATION.exec(sql)?.[1]?.toLowerCase() ?? 'statement'
  const table = TABLE.exec(sql)?.[1]
  return table === undefined ? operation : `${operation} ${table}`
}

/** Runs a statement in a span of the current trace. Records nothing outside of a trace. */
export function inStatementSpan<T>(sql: string, run: () => Promise<T>): Promise<T> {
  if (!trace.getActiveSpan()) return run()
  const name = nameStatement(sql)
  const options: SpanOptions = {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name },
  }
  return inSpan(name, options, run)
}

/** Records the statements of all connections of a pool. */
export function traceStatements(pool: pg.Pool): void {
  const connect: (...args: unknown[]) => unknown = pool.connect.bind(pool)
  // Without the binding, a request that waited for a connection would continue in the trace of the one that freed it.
  const connectInTrace = (callback?: (...args: unknown[]) => void) =>
    callback ? connect(AsyncResource.bind(callback)) : connect()
  Object.defineProperty(pool, 'connect', { value: connectInTrace })
  pool.on('connect', traceClient)
}

function traceClient(client: pg.PoolClient): void {
  const query: (...args: unknown[]) => unknown = client.query.bind(client)
  Object.defineProperty(client, 'query', {
    value(...args: unknown[]): unknown {
      const [config] = args
      const sql = typeof config === 'string' ? config : textOf(config)
      if (sql === undefined || !trace.getActiveSpan()) return query(...args)
      const callback = args.at(-1)
      if (typeof callback !== 'function') return inStatementSpan(sql, async () => query(...args))
      // `pool.query` passes a callback.
      const run = () =>
        new Promise((resolve, reject) => {
          query(...args.slice(0, -1), (error: unknown, result: unknown) => (error ? reject(error) : resolve(result)))
        })
      inStatementSpan(sql, run).then(
        (result) => callback(undefined, result),
        (error: unknown) => callback(error),
      )
      return undefined
    },
  })
}

function textOf(config: unknown): string | undefined {
  return typeof config === 'object' && config !== null && 'text' in config ? String(config.text) : undefined
}
