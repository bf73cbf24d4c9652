import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'

/** Browsers that an account has signed in from. A sign-in from a new browser is reported by email. */
export const accountDevices = pgTable(
  'account_devices',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Browser and system without versions, such as `Chrome on Windows`. */
    device: text('device').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.device] }),
    index('account_devices_last_seen_at').on(table.lastSeenAt).concurrently(),
  ],
)
