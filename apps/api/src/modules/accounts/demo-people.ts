import type { Database } from '../../platform/database.ts'
import { DEMO_PEOPLE } from './demo-emails.ts'
import type { AccountService } from './service.ts'

const PASSWORD = 'wedding-demo'
const PHONE = '4155550134'

/**
 * Makes the demo people that are missing, and leaves a password alone that one of them set after proving the mailbox. Returns
 * the accounts whose sessions ended.
 */
export async function seedDemoPeople(
  db: Database,
  accounts: AccountService,
  hash: (password: string) => Promise<string>,
): Promise<number[]> {
  const ended: number[] = []
  for (const { email, name, plan } of DEMO_PEOPLE) {
    const known = await accounts.find(db, email)
    if (known?.passwordHash && known.verifiedAt) continue
    const passwordHash = await hash(PASSWORD)
    await db.transaction(async (tx) => {
      const made = await accounts.register(tx, email, { name, phone: PHONE, passwordHash })
      const { id, voided = [] } = made ? { id: made.id } : await accounts.adopt(tx, email)
      ended.push(...voided)
      // Proved, so that their first sign-in by a code leaves the password alone.
      await accounts.verify(tx, id)
      await accounts.setPassword(tx, id, passwordHash)
      await accounts.setPlan(tx, id, plan)
    })
  }
  return ended
}

/** Gives the demo's password to those of its people who have none, so that anybody can be them. */
export async function giveDemoPassword(
  db: Database,
  accounts: AccountService,
  hash: (password: string) => Promise<string>,
  emails: string[],
): Promise<void> {
  const known = await Promise.all(emails.map((email) => accounts.find(db, email)))
  const without = known.flatMap((account) => (account && !account.passwordHash ? [account.id] : []))
  if (without.length === 0) return
  const passwordHash = await hash(PASSWORD)
  await db.transaction(async (tx) => {
    for (const id of without) {
      await accounts.verify(tx, id)
      await accounts.setPassword(tx, id, passwordHash)
    }
  })
}
