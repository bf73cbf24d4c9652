import { timestamp } from 'drizzle-orm/pg-core'

/** An instant. Its value always comes from the process's clock port, never from the database's own. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
