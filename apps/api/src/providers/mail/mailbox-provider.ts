import { assertSendable } from './check-mail.ts'
import type { Mail, MailProvider } from './mail.ts'

/** Stores the mails of a mailbox. */
export interface MailStore {
  append(mail: Mail): Promise<void>
}

/** Stores every message instead of sending it. The mailbox page shows them. */
export function createMailboxProvider(store: MailStore): MailProvider {
  return {
    async send(mail) {
      assertSendable(mail)
      await store.append(mail)
    },
    async close() {},
  }
}
