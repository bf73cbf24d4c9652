import { and, asc, eq, gt, notExists, type SQL, sql } from 'drizzle-orm'
import { deploymentMarks, inboxEntries, leads } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { Queue } from '../../platform/jobs.ts'
import { deskRules } from './rules.ts'

/** The deployment mark that says that every lead has an entry. */
const FILLED = 'inboxes-filled'

/** The stored order of inboxes. Triggers maintain it; only the leads of earlier releases have no entry yet. */
export interface Inboxes {
  /** Creates the missing entries of a vendor's leads. Does nothing after the job has created all entries. */
  fill(vendorId: number): Promise<void>
  /** Creates the missing entries of all leads, once. */
  queue: Queue<object>
}

export function createInboxes(db: Database): Inboxes {
  let isFilled = false

  /** Creates the missing entries of some leads with larger ids. Returns the last of these ids, or undefined. */
  async function fillBatch(after: number, isOfVendor?: SQL): Promise<number | undefined> {
    const entry = db.select({ one: sql`1` }).from(inboxEntries).where(eq(inboxEntries.leadId, leads.id))
    const missing = await db
      .select({ id: leads.id })
      .from(leads)
      .where(and(isOfVendor, gt(leads.id, after), notExists(entry)))
      .orderBy(asc(leads.id))
      .limit(deskRules.inboxFillBatch)
    const ids = missing.map(({ id }) => id)
    if (ids.length > 0) await db.execute(sql`select refresh_inbox_entries(${sql.param(ids)}::int[])`)
    return ids.at(-1)
  }

  async function fillAll(signal?: AbortSignal, isOfVendor?: SQL): Promise<void> {
    let last: number | undefined = 0
    while (last !== undefined && !signal?.aborted) last = await fillBatch(last, isOfVendor)
  }

  async function readMark(): Promise<boolean> {
    isFilled ||= (await db.$count(deploymentMarks, eq(deploymentMarks.name, FILLED))) > 0
    return isFilled
  }

  return {
    async fill(vendorId) {
      if (!(await readMark())) await fillAll(undefined, eq(leads.vendorId, vendorId))
    },

    queue: {
      name: 'inboxes',
      every: '* * * * *',
      retries: 0,
      retryDelay: 0,
      expireIn: deskRules.inboxJobSeconds,
      concurrency: 1,
      async work(_, signal) {
        if (await readMark()) return
        await fillAll(signal)
        if (!signal.aborted) await db.insert(deploymentMarks).values({ name: FILLED, value: '' }).onConflictDoNothing()
      },
    },
  }
}
