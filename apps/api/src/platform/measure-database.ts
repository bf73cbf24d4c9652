import type { Meter } from '@opentelemetry/api'
import { sql } from 'drizzle-orm'
import type { OpenedDatabase } from './database.ts'

/**
 * Measures the connections of this process, and the jobs of all processes that are due but have not started. A queue
 * without such jobs has 0, so that a missing value always means that something is wrong.
 */
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
          name: sql<string>`queue.name`,
          count: sql<number>`count(job.id)::int`,
          seconds: sql<number>`coalesce(extract(epoch from max(now() - job.start_after)), 0)::float8`,
        })
        .from(sql`pgboss.queue as queue`)
        .leftJoin(
          sql`pgboss.job as job`,
          sql`job.name = queue.name and job.state < 'active' and job.start_after <= now()`,
        )
        .groupBy(sql`queue.name`)
      for (const { name, count, seconds } of rows) {
        result.observe(waiting, count, { queue: name })
        result.observe(age, seconds, { queue: name })
      }
    },
    [waiting, age],
  )
}
