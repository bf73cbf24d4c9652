import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { categories } from './categories.ts'

/** A couple's wedding details. Accounts without details have no row. Missing texts are ''. */
export const couples = pgTable('couples', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  partnerName: text('partner_name').notNull().default(''),
  partnerEmail: text('partner_email').notNull().default(''),
  weddingDate: date('wedding_date', { mode: 'string' }),
  weddingCity: text('wedding_city').notNull().default(''),
  /** Titles of the wedding styles, separated by a comma and a space. */
  weddingDescription: text('wedding_description').notNull().default(''),
  budget: text('budget', { enum: ['$', '$$', '$$$', '$$$$', '$$$$$'] }),
  /** The couple's estimate. */
  guests: integer('guests'),
  imageKey: text('picture_key'),
})

/** The vendor categories that a couple is looking for. */
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
