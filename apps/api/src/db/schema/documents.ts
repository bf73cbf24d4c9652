import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { leads } from './leads.ts'

/** The documents that a couple and a vendor share. */
export const leadFiles = pgTable(
  'lead_files',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    leadId: integer('lead_id')
      .notNull()
      .references(() => leads.id),
    /** Who uploaded it. */
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    /** As its sender called it. */
    name: text('name').notNull(),
    /** Where the file store has it; its extension tells the type. */
    key: text('key').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** SHA-256, hexadecimal. */
    hash: text('hash').notNull(),
    /** The same with a page that certifies its signatures, once there are all. */
    certifiedKey: text('certified_key'),
    /** Why a signed document has no certificate: its file differs from the signed one, or is not a readable PDF. */
    certificateProblem: text('certificate_problem', { enum: ['changed', 'unreadable'] }),
    needsSignature: boolean('needs_signature').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('lead_files_lead').on(table.leadId)],
)
