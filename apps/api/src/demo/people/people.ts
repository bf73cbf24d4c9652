import type { AccountService } from '../../modules/accounts/service.ts'
import type { Database } from '../../platform/database.ts'

const PEOPLE = [
  { email: 'maya@example.com', name: 'Maya Lindqvist', plan: 'free' },
  { email: 'noor@example.com', name: 'Noor Haddad', plan: 'free' },
  { email: 'unlimited@example.com', name: 'Una Rossi', plan: 'monthly' },
] as const
const PASSWORD = 'wedding-demo'
const PHONE = '4155550134'

/**
 * Whether an email address can belong to a seeded couple or vendor of a demo. No mail server accepts emails to it.
 */
export function isDemoAddress(email: string): boolean {
  return email.endsWith('@example.com')
}

/** Whether every visitor of the demo can sign in with this email address. */
export function isDemoPerson(email: string): boolean {
  return PEOPLE.some((person) => person.email === email)
}

/**
 * Creates the missing demo accounts. Preserves the password of a verified account. Returns the ids of accounts whose
 * sessions were revoked.
 */
export async function seedDemoPeople(
  db: Database,
  accounts: AccountService,
  hash: (password: string) => Promise<string>,
): Promise<number[]> {
  const ended: number[] = []
  for (const { email, name, plan } of PEOPLE) {
    const known = await accounts.find(db, email)
    if (known?.passwordHash && known.verifiedAt) continue
    const passwordHash = await hash(PASSWORD)
    await db.transaction(async (tx) => {
      const made = await accounts.register(tx, email, { name, phone: PHONE, passwordHash })
      const { id, signedOut = [] } = made ? { id: made.id } : await accounts.importAccount(tx, email)
      ended.push(...signedOut)
      // Verified, because the first sign-in by code to an unverified account voids its password.
      await accounts.verify(tx, id)
      await accounts.setPassword(tx, id, passwordHash)
      await accounts.setPlan(tx, id, plan)
    })
  }
  return ended
}

/** Sets the demo password on each given account without a password, so that every visitor can sign in. */
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
