import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The kinds of vendors. A migration fills it. */
export const categories = pgTable('categories', {
  id: integer('id').primaryKey(),
  title: text('title').notNull().unique(),
})
