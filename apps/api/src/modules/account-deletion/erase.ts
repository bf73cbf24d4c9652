import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { accounts } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { StoredAccount } from '../accounts/service.ts'
import { eraseCreations } from './erase-creations.ts'
import { eraseLeads } from './erase-leads.ts'
import { eraseMoney } from './erase-money.ts'
import { erasePerson } from './erase-person.ts'

/** The name that vendors see for a deleted account. */
const DELETED = 'Deleted account'

/**
 * Erases an account's data, and anonymizes records that vendors or the law require. Returns the keys of files that no
 * row references. The account row stays, because the kept records reference it. Its email address becomes an address
 * that receives no email. Database triggers protect `credit_entries` and `signatures`; they allow these changes in this
 * transaction only.
 */
export async function erase(tx: Database, { id, email, erasedAt }: StoredAccount, now: Date): Promise<string[]> {
  await tx
    .update(accounts)
    .set({
      // Random, so that no visitor can request a sign-in code for it and read the email in the development mailbox.
      email: erasedAt ? email : `${randomUUID()}@deleted.invalid`,
      ...{ displayName: DELETED, firstName: '', lastName: '', phone: '' },
      ...{ passwordHash: null, verifiedAt: null, language: null, plan: 'free', erasedAt: erasedAt ?? now },
    })
    .where(eq(accounts.id, id))
  await tx.execute(sql`select set_config('vowkit.erased_account', ${String(id)}, true)`)
  await erasePerson(tx, id, email)
  const leads = await eraseLeads(tx, id, DELETED)
  await eraseMoney(tx, id, now)
  return [...leads, ...(await eraseCreations(tx, id))]
}
