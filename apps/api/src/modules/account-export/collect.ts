import { currencyName } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { accounts } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { Formats } from '../../platform/formats.ts'
import type { StoredAccount } from '../accounts/service.ts'
import type { CreditService } from '../credits/service.ts'
import { findCoupleId } from '../pairs/service.ts'
import type { ExportContents } from './archive.ts'
import { collectConversations } from './collect-conversations.ts'
import { collectDocuments } from './collect-documents.ts'
import { collectInspirations } from './collect-inspirations.ts'
import { collectMoney } from './collect-money.ts'
import { collectProfile } from './collect-profile.ts'
import { collectVendors } from './collect-vendors.ts'
import { collectVisions } from './collect-visions.ts'
import { writeReadme } from './readme.ts'

export interface CollectDeps {
  db: Database
  credits: Pick<CreditService, 'hasBought'>
  /** The name of the product. */
  brandName: string
  formats: Formats
}

/**
 * Reads everything an account owns or wrote, in one consistent snapshot. For the partner who has joined a couple, this is the
 * couple's shared data, with the partner's own profile.
 */
export async function collect(
  account: StoredAccount,
  { db, credits, brandName, formats }: CollectDeps,
): Promise<ExportContents> {
  const parts = await db.transaction(
    async (tx) => {
      const coupleId = await findCoupleId(tx, account.id)
      const [couple = account] = await tx.select().from(accounts).where(eq(accounts.id, coupleId))
      return [
        await collectProfile(tx, account, coupleId),
        await collectVisions(tx, coupleId, await credits.hasBought(tx, couple)),
        await collectInspirations(tx, coupleId),
        await collectVendors(tx, coupleId),
        await collectConversations(tx, coupleId),
        await collectDocuments(tx, coupleId),
        await collectMoney(tx, coupleId),
      ]
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const documents = parts.flatMap((part) => Object.entries(part.documents))
  return {
    texts: new Map([
      ['README.txt', writeReadme(brandName, currencyName(formats.currency))],
      ...documents.map(([name, data]): [string, string] => [`${name}.json`, `${JSON.stringify(data, null, 2)}\n`]),
    ]),
    files: parts.flatMap(({ files = [] }) => files),
  }
}
