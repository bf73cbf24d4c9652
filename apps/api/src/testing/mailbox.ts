import { sql } from 'drizzle-orm'
import type { MailboxEntry } from '../modules/mailbox/service.ts'
import { type TestApi, until } from './start-api.ts'

/** Waits for an email to an address. Returns the newest that matches. */
export function mailTo(api: TestApi, email: string, matches: (mail: MailboxEntry) => boolean): Promise<MailboxEntry> {
  return until(async () => {
    const found = (await api.service.services.mailbox.list(email)).find(matches)
    if (!found) throw new Error(`No matching email has been sent to ${email}.`)
    return found
  })
}

/** Returns the subjects of the emails to an address, newest first, after all queued emails have arrived. */
export async function subjectsTo(api: TestApi, email: string): Promise<string[]> {
  await until(async () => {
    const queued = sql`select id from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')`
    if ((await api.db.execute(queued)).rows.length > 0) throw new Error('An email is still in the queue.')
  })
  return (await api.service.services.mailbox.list(email)).map(({ subject }) => subject)
}
