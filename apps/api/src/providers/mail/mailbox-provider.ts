import { assertSendable } from './check-mail.ts'
import type { Mail, MailProvider } from './mail.ts'

/** Where a mailbox keeps what was sent. */
export interface MailStore {
  append(mail: Mail): Promise<void>
}

/** Sends nothing anywhere: every message lands in a store of our own, to be read there. */
export function createMailboxProvider(store: MailStore): MailProvider {
  return {
    async send(mail) {
      assertSendable(mail)
      await store.append(mail)
    },
    async close() {},
  }
}
