import { pgTable, text } from 'drizzle-orm/pg-core'

/** What all processes of a deployment share. A process that starts compares its settings with these values. */
export const deploymentMarks = pgTable('deployment_marks', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
