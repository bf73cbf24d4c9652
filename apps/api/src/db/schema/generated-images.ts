import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'

/** Images generated from a prompt, stored for a limited time. */
export const generatedImages = pgTable(
  'generated_images',
  {
    key: text('key').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('generated_images_created').on(table.createdAt)],
)
