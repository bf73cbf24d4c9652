import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { categories } from './categories.ts'
import { instant } from './columns.ts'
import { madeBy } from './couple-partners.ts'

/** Inspirations on a couple's inspiration board. */
export const inspirations = pgTable(
  'inspirations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    description: text('description').notNull(),
    /** The place on the board. Null until the couple orders the board. */
    position: integer('position'),
    createdAt: instant('created_at').notNull(),
    /** Which of the two people added the inspiration. */
    madeBy: madeBy(),
  },
  (table) => [index('inspirations_account').on(table.accountId, table.id.desc())],
)

/** The images of an inspiration, at least one. */
export const inspirationImages = pgTable(
  'inspiration_images',
  {
    key: text('key').primaryKey(),
    inspirationId: integer('inspiration_id')
      .notNull()
      .references(() => inspirations.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Dominant colours of the image, as hex codes. Null if they have not been read. */
    palette: jsonb('palette').$type<string[]>(),
  },
  (table) => [unique('inspiration_images_position').on(table.inspirationId, table.position)],
)
