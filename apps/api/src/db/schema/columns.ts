import { timestamp } from 'drizzle-orm/pg-core'

/** A timestamp with time zone. Values come from the process's clock, never from the database's. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
