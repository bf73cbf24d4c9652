import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { auditEvents } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { auditRules } from './rules.ts'

export type AuditEntry = typeof auditEvents.$inferSelect

/** An entry to record. */
export type NewAuditEntry = Pick<AuditEntry, 'event' | 'outcome'> &
  Partial<Pick<AuditEntry, 'accountId' | 'subject' | 'network' | 'requestId'>>

/** Which entries to list. */
export interface AuditFilter {
  account?: number
  event?: string
  request?: string
  since?: Date
  before?: number
  limit?: number
}

/** The audit log. Entries are only ever added. */
export interface AuditLog {
  /** Adds an entry within the transaction. */
  record(tx: Database, entry: NewAuditEntry): Promise<void>
  /** Returns entries, newest first. */
  list(filter: AuditFilter): Promise<AuditEntry[]>
  /** Deletes old entries. */
  sweep(): Promise<void>
}

export function createAuditLog({ db, clock }: { db: Database; clock: Clock }): AuditLog {
  return {
    async record(tx, entry) {
      await tx.insert(auditEvents).values({ ...entry, at: clock.now() })
    },

    list({ account, event, request, since, before, limit = auditRules.auditPageSize }) {
      const conditions: (SQL | undefined)[] = [
        account === undefined ? undefined : eq(auditEvents.accountId, account),
        event === undefined ? undefined : eq(auditEvents.event, event),
        request === undefined ? undefined : eq(auditEvents.requestId, request),
        since === undefined ? undefined : gte(auditEvents.at, since),
        before === undefined ? undefined : lt(auditEvents.id, before),
      ]
      return db
        .select()
        .from(auditEvents)
        .where(and(...conditions))
        .orderBy(desc(auditEvents.id))
        .limit(limit)
    },

    async sweep() {
      const oldest = new Date(clock.now().getTime() - auditRules.auditLifeMs)
      await db.transaction(async (tx) => {
        // The trigger of the table allows deletions only in a transaction with this setting.
        await tx.execute(sql`select set_config('vowkit.audit_sweep', 'on', true)`)
        await tx.delete(auditEvents).where(lt(auditEvents.at, oldest))
      })
    },
  }
}
