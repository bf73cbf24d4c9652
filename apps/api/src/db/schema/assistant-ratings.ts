import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Ratings of the assistant's replies. They contain no account and no address. */
export const assistantRatings = pgTable(
  'assistant_ratings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The id of the reply. A visitor who changes a rating creates another row with the same id. */
    messageId: text('message_id').notNull(),
    rating: text('rating', { enum: ['up', 'down'] }).notNull(),
    question: text('question').notNull(),
    reply: text('reply').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('assistant_ratings_created_at').on(table.createdAt)],
)
