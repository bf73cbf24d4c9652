import { resetPath } from '@vowkit/sdk-core/contract'
import type { Database } from '../../platform/database.ts'
import type { Jobs, Queue } from '../../platform/jobs.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { AccountService } from '../accounts/service.ts'
import type { Outbox } from '../mail/service.ts'
import type { ResetLinks } from './reset-links.ts'
import { writeResetMail } from './reset-mail.ts'

interface SealedEmail {
  sealed: string
}

/** Mails reset links to those who have an account. */
export interface ResetMailer {
  /** Mails a link if the transaction commits; later, so that no caller can tell whether the e-mail has an account. */
  post(tx: Database, email: string): Promise<void>
}

export interface ResetMailerDeps {
  db: Database
  jobs: Jobs
  secrets: Secrets
  accounts: AccountService
  links: ResetLinks
  outbox: Outbox
  siteUrl: string
}

const NAME = 'reset-mail'

/** The mailer and the queue that does its work. */
export function createResetMailer({ db, jobs, secrets, accounts, links, outbox, siteUrl }: ResetMailerDeps): {
  mailer: ResetMailer
  queue: Queue<SealedEmail>
} {
  return {
    mailer: {
      post: (tx, email) => jobs.add<SealedEmail>(tx, { name: NAME }, { sealed: secrets.seal(email) }),
    },
    queue: {
      name: NAME,
      retries: 6,
      retryDelay: 2,
      expireIn: 60,
      atOnce: 1,
      work: ({ sealed }) =>
        db.transaction(async (tx) => {
          const account = await accounts.find(tx, secrets.unseal(sealed))
          if (!account) return outbox.postNone(tx)
          const token = await links.issue(tx, account.id)
          await outbox.post(tx, writeResetMail(account.email, `${siteUrl}${resetPath(token)}`))
        }),
    },
  }
}
