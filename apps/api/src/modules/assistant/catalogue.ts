import { eq } from 'drizzle-orm'
import { vendors } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import type { Database } from '../../platform/database.ts'
import type { Catalogue } from '../../providers/assistant/catalogue.ts'

/** Reads what the assistant may tell. */
export function createCatalogues(db: Database): (account: Account | null) => Catalogue {
  return () => ({
    async nameOf(vendorId) {
      const [vendor] = await db.select({ name: vendors.businessName }).from(vendors).where(eq(vendors.id, vendorId))
      return vendor?.name ?? null
    },
  })
}
