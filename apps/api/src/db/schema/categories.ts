import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Vendor categories, such as venues. A migration inserts them. */
export const categories = pgTable('categories', {
  id: integer('id').primaryKey(),
  title: text('title').notNull().unique(),
})
