import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Vendor categories. Filled by a migration. */
export const categories = pgTable('categories', {
  id: integer('id').primaryKey(),
  title: text('title').notNull().unique(),
})
