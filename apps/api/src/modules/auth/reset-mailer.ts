import { resetPath } from '@vowkit/sdk-core/contract'
import type { Database } from '../../platform/database.ts'
import type { AccountService } from '../accounts/service.ts'
import type { Outbox, PostTo } from '../mail/service.ts'
import type { ResetLinks } from './reset-links.ts'
import { RESET_SUBJECT, writeResetMail } from './reset-mail.ts'

/** Mails reset links to those who have an account. */
export interface ResetMailer {
  /** Mails a link if the transaction commits; later, so that no caller can tell whether the e-mail has an account. */
  post: PostTo
}

export interface ResetMailerDeps {
  db: Database
  accounts: AccountService
  links: ResetLinks
  outbox: Outbox
  siteUrl: string
}

/** The link is made when the mail is sent: a link works for an hour, and a mail may wait for a day. */
export function createResetMailer({ db, accounts, links, outbox, siteUrl }: ResetMailerDeps): ResetMailer {
  const post = outbox.addWriter({
    name: 'reset',
    subject: RESET_SUBJECT,
    write: (email) =>
      db.transaction(async (tx) => {
        const account = await accounts.find(tx, email)
        if (!account) return null
        const token = await links.issue(tx, account.id)
        return writeResetMail(account.email, `${siteUrl}${resetPath(token)}`)
      }),
  })
  return { post }
}
