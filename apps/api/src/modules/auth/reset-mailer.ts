import { resetPath } from '@vowkit/sdk-core/contract'
import type { Database } from '../../platform/database.ts'
import type { AccountService } from '../accounts/service.ts'
import type { Outbox, PostTo } from '../mail/service.ts'
import type { ResetLinks } from './reset-links.ts'
import { RESET_SUBJECT, writeResetMail } from './reset-mail.ts'

/** Emails password reset links to email addresses that have an account. */
export interface ResetMailer {
  /**
   * Queues an email that is sent if the transaction commits. The account is looked up when the email is sent, so that
   * the response time does not reveal whether the email address has an account.
   */
  post: PostTo
}

export interface ResetMailerDeps {
  db: Database
  accounts: AccountService
  links: ResetLinks
  outbox: Outbox
  siteUrl: string
}

/** Creates the link when the email is sent: a link expires after an hour, and an email may be queued for a day. */
export function createResetMailer({ db, accounts, links, outbox, siteUrl }: ResetMailerDeps): ResetMailer {
  const post = outbox.registerWriter({
    name: 'reset',
    subject: RESET_SUBJECT,
    write: (email) =>
      db.transaction(async (tx) => {
        const account = await accounts.find(tx, email)
        if (!account) return null
        const token = await links.issue(tx, account.id)
        const mail = writeResetMail(account.email, `${siteUrl}${resetPath(token)}`)
        return { mail, language: account.language ?? undefined }
      }),
  })
  return { post }
}
