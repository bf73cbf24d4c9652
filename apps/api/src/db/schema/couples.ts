import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { categories } from './categories.ts'

/** What a couple tells of their wedding. An account that has told nothing has no row. Texts that are not known are ''. */
export const couples = pgTable('couples', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  partnerName: text('partner_name').notNull().default(''),
  partnerEmail: text('partner_email').notNull().default(''),
  weddingDate: date('wedding_date', { mode: 'string' }),
  weddingCity: text('wedding_city').notNull().default(''),
  /** Style titles joined by a comma and a space. */
  weddingDescription: text('wedding_description').notNull().default(''),
  budget: text('budget', { enum: ['$', '$$', '$$$', '$$$$', '$$$$$'] }),
  imageKey: text('picture_key'),
})

/** The kinds of vendors a couple looks for. */
export const coupleCategories = pgTable(
  'couple_categories',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => couples.accountId, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.categoryId] })],
)
