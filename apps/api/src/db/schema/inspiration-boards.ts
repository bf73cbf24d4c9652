import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { vendors } from './vendors.ts'
import { visions } from './visions.ts'

/** Settings of a couple's inspiration board. A board that has never been shared has no row. */
export const inspirationBoards = pgTable('inspiration_boards', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** The secret part of the share link. Null while the board is not shared. */
  shareSlug: text('share_slug').unique(),
})

/** Visions and vendors on a couple's inspiration board. Each pin has either a vision or a vendor. */
export const boardPins = pgTable(
  'board_pins',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    visionId: uuid('vision_id').references(() => visions.id, { onDelete: 'cascade' }),
    vendorId: integer('vendor_id').references(() => vendors.id, { onDelete: 'cascade' }),
    /** The place on the board. Null until the couple orders the board. */
    position: integer('position'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('board_pins_vision').on(table.accountId, table.visionId),
    unique('board_pins_vendor').on(table.accountId, table.vendorId),
    index('board_pins_of_vision').on(table.visionId),
    index('board_pins_of_vendor').on(table.vendorId),
  ],
)
