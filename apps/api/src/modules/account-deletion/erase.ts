import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { accounts } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { StoredAccount } from '../accounts/service.ts'
import { eraseCreations } from './erase-creations.ts'
import { eraseLeads } from './erase-leads.ts'
import { eraseMoney } from './erase-money.ts'
import { erasePerson } from './erase-person.ts'

/** What vendors see in the place of a person who deleted their account. */
const DELETED = 'Deleted account'

/**
 * Erases everything of an account, and the person from what others or the law keep. Returns the keys of files that
 * nothing refers to any more. The account's row stays under an address that receives no mail, for the kept rows to
 * refer to. Triggers of `credit_entries` and `signatures` allow their part in this transaction only.
 */
export async function erase(tx: Database, { id, email, erasedAt }: StoredAccount, now: Date): Promise<string[]> {
  await tx
    .update(accounts)
    .set({
      // Nobody can guess it, so nobody can ask for a code for it where mails are kept to be read.
      email: erasedAt ? email : `${randomUUID()}@deleted.invalid`,
      ...{ displayName: DELETED, firstName: '', lastName: '', phone: '' },
      ...{ passwordHash: null, verifiedAt: null, plan: 'free', erasedAt: erasedAt ?? now },
    })
    .where(eq(accounts.id, id))
  await tx.execute(sql`select set_config('vowkit.erased_account', ${String(id)}, true)`)
  await erasePerson(tx, id, email)
  const leads = await eraseLeads(tx, id, DELETED)
  await eraseMoney(tx, id, now)
  return [...leads, ...(await eraseCreations(tx, id))]
}
