import type { Meter } from '@opentelemetry/api'
import { sql } from 'drizzle-orm'
import type { OpenedDatabase } from './database.ts'

/** Measures the connections of this process, and the jobs of all processes that are due but have not started. */
export function measureDatabase(meter: Meter, { pool, db }: OpenedDatabase): void {
  if (pool) {
    const connections = meter.createObservableGauge('db.client.connection.count', { unit: '{connection}' })
    connections.addCallback((result) => {
      result.observe(pool.idleCount(), { 'db.client.connection.state': 'idle' })
      result.observe(pool.totalCount() - pool.idleCount(), { 'db.client.connection.state': 'used' })
    })
    const pending = meter.createObservableGauge('db.client.connection.pending_requests', { unit: '{request}' })
    pending.addCallback((result) => result.observe(pool.waitingCount()))
  }
  const waiting = meter.createObservableGauge('vowkit.jobs.waiting', { unit: '{job}' })
  const age = meter.createObservableGauge('vowkit.jobs.oldest', { unit: 's' })
  meter.addBatchObservableCallback(
    async (result) => {
      const rows = await db
        .select({
          name: sql<string>`name`,
          count: sql<number>`count(*)::int`,
          seconds: sql<number>`extract(epoch from max(now() - start_after))::float8`,
        })
        .from(sql`pgboss.job`)
        .where(sql`state < 'active' and start_after <= now()`)
        .groupBy(sql`name`)
      for (const { name, count, seconds } of rows) {
        result.observe(waiting, count, { queue: name })
        result.observe(age, seconds, { queue: name })
      }
    },
    [waiting, age],
  )
}
