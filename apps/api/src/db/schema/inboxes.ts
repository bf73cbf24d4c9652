import { LEAD_STATES } from '@vowkit/sdk-core/contract'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { leads } from './leads.ts'

/**
 * The order of each vendor's inbox. Triggers on leads, rooms, messages and read receipts maintain the rows, so that
 * every writer keeps them up to date. The function `refresh_inbox_entries` creates the rows of older leads.
 */
export const inboxEntries = pgTable(
  'inbox_entries',
  {
    leadId: integer('lead_id')
      .primaryKey()
      .references(() => leads.id, { onDelete: 'cascade' }),
    vendorId: integer('vendor_id').notNull(),
    state: text('state', { enum: LEAD_STATES }).notNull(),
    /** Whether the vendor has not opened the lead since the couple's last action, or has unread messages. */
    isUnread: boolean('is_unread').notNull(),
    /** The time of the last message, or of the couple's last action. */
    activeAt: instant('active_at').notNull(),
  },
  (table) => [
    index('inbox_entries_order').on(table.vendorId, table.state, table.isUnread, table.activeAt, table.leadId),
  ],
)
