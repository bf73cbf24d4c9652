import { assertSendable } from './check-mail.ts'
import type { Mail, MailProvider } from './mail.ts'

/** Stores the emails of a mailbox. */
export interface MailStore {
  append(mail: Mail): Promise<void>
}

/** Creates a provider that stores emails for the mailbox page instead of sending them. */
export function createMailboxProvider(store: MailStore): MailProvider {
  return {
    async send(mail) {
      assertSendable(mail)
      await store.append(mail)
    },
    async close() {},
  }
}
