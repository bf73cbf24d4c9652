import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { leads } from './leads.ts'

/** Documents shared between a couple and a vendor. */
export const leadFiles = pgTable(
  'lead_files',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    leadId: integer('lead_id')
      .notNull()
      .references(() => leads.id),
    /** The account that uploaded the document. */
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The original file name. */
    name: text('name').notNull(),
    /** What the document is, if the program has named it. Readers then see its name in their language. */
    namedAs: text('named_as', { enum: ['contract'] }),
    /** Key in the file store. The extension determines the content type. */
    key: text('key').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** SHA-256 hash of the file, hexadecimal. */
    hash: text('hash').notNull(),
    /** Key of the certified copy. Null until both sides have signed. */
    certifiedKey: text('certified_key'),
    /** Why a signed document has no certificate: the file differs from the signed file, or is not a readable PDF. */
    certificateProblem: text('certificate_problem', { enum: ['changed', 'unreadable'] }),
    needsSignature: boolean('needs_signature').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('lead_files_lead').on(table.leadId)],
)
