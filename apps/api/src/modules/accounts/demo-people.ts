import type { Database } from '../../platform/database.ts'
import type { AccountService } from './service.ts'

const PEOPLE = [
  { email: 'maya@example.com', plan: 'free' },
  { email: 'noor@example.com', plan: 'free' },
  { email: 'unlimited@example.com', plan: 'monthly' },
] as const

/** Makes the demo people that are missing. */
export async function seedDemoPeople(db: Database, accounts: AccountService): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { email, plan } of PEOPLE) {
      const account = await accounts.findOrCreate(tx, email)
      await accounts.setPlan(tx, account.id, plan)
    }
  })
}
