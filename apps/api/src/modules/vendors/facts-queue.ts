import { FACTS_VERSION } from '@vowkit/concierge/facts'
import { and, asc, gt, isNull, sql } from 'drizzle-orm'
import { vendorFacts, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { Queue } from '../../platform/jobs.ts'
import { vendorRules } from './rules.ts'
import { storeFacts } from './store-facts.ts'

/**
 * Extracts missing facts and facts of other versions. Each batch is one short transaction that skips vendors which
 * another process is working on, so several processes share the work and an interrupted job loses one batch at most.
 */
export function createFactsQueue(db: Database): Queue<object> {
  return {
    name: 'vendor-facts',
    every: '*/10 * * * *',
    retries: 0,
    retryDelay: 0,
    expireIn: vendorRules.factsJobSeconds,
    concurrency: 1,
    async work(_, signal) {
      let last: number | undefined = 0
      while (last !== undefined && !signal.aborted) last = await storeBatch(db, last)
    },
  }
}

/** Stores the facts of some vendors with larger ids. Returns the last of these ids; undefined after the last batch. */
function storeBatch(db: Database, after: number): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const stale = await tx
      .select({ id: vendors.id })
      .from(vendors)
      .where(
        and(
          gt(vendors.id, after),
          isNull(vendors.disabledAt),
          sql`not exists (select from ${vendorFacts}
            where ${vendorFacts.vendorId} = ${vendors.id} and ${vendorFacts.version} = ${FACTS_VERSION})`,
        ),
      )
      .orderBy(asc(vendors.id))
      .limit(vendorRules.factsBatch)
      .for('no key update', { of: vendors, skipLocked: true })
    const ids = stale.map(({ id }) => id)
    await storeFacts(tx, ids)
    return ids.at(-1)
  })
}
