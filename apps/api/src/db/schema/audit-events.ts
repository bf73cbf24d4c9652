import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * The audit log: sign-ins, changes of permissions, payments, signatures, exports, deletions and commands of the
 * operator. Rows are insert-only until the sweep deletes them, which a database trigger enforces. They contain no email
 * address, no token and no text of a person.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** What happened, such as `sign_in` or `team.role`. */
    event: text('event').notNull(),
    /** `refused`: the API rejected the request. `failed`: the API could not process it. */
    outcome: text('outcome', { enum: ['done', 'refused', 'failed'] }).notNull(),
    /** The account of the session, or the account that a sign-in was for. Not a foreign key: rows outlive accounts. */
    accountId: integer('account_id'),
    /** The numeric id of what was changed, such as a document or a member. */
    subject: text('subject'),
    /** The network of the client: a /24 of IPv4, or a /48 of IPv6. */
    network: text('network'),
    requestId: text('request_id'),
  },
  (table) => [index('audit_events_at').on(table.at), index('audit_events_account').on(table.accountId, table.id)],
)
