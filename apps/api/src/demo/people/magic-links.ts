import { and, asc, eq, notInArray } from 'drizzle-orm'
import { vendorCategories } from '../../db/tables.ts'
import type { AccountService } from '../../modules/accounts/service.ts'
import type { AuthService } from '../../modules/auth/service.ts'
import type { MagicLinkService } from '../../modules/magic-links/service.ts'
import type { Database } from '../../platform/database.ts'

const FAR_AHEAD = new Date('2100-01-01T00:00:00Z')
const LONG_AGO = new Date('2020-01-01T00:00:00Z')

/** The demo's magic links. The account of Inès has no password. */
const LINKS = [
  { code: 'demo-active', email: 'maya@example.com', isActive: true, categories: [2, 4, 7], each: 1 },
  { code: 'demo-inactive', email: 'ines@example.com', isActive: false, categories: [1, 4], each: 2 },
  { code: 'demo-expired', email: 'maya@example.com', isActive: true, categories: [1], each: 1, expiresAt: LONG_AGO },
  { code: 'demo-paged', email: 'noor@example.com', isActive: true, categories: [1, 2, 4, 5], each: 3 },
]

export interface DemoLinkDeps {
  db: Database
  accounts: AccountService
  auth: Pick<AuthService, 'notifySessionsRevoked'>
  magicLinks: MagicLinkService
}

/** Creates the demo's missing magic links, with vendors of the catalogue. */
export async function seedDemoLinks({ db, accounts, auth, magicLinks }: DemoLinkDeps): Promise<void> {
  for (const { email, categories, each, expiresAt = FAR_AHEAD, ...link } of LINKS) {
    const ended = await db.transaction(async (tx) => {
      const { id: accountId, signedOut } = await accounts.importAccount(tx, email)
      const vendorIds = await pickVendors(tx, categories, each)
      await magicLinks.invite(tx, { ...link, accountId, categoryIds: categories, vendorIds, expiresAt })
      return signedOut
    })
    for (const accountId of ended) auth.notifySessionsRevoked(accountId)
  }
}

/** Picks the first vendors of each category, each vendor once. */
async function pickVendors(tx: Database, categoryIds: number[], each: number): Promise<number[]> {
  const picked: number[] = []
  for (const categoryId of categoryIds) {
    const rows = await tx
      .select({ id: vendorCategories.vendorId })
      .from(vendorCategories)
      .where(and(eq(vendorCategories.categoryId, categoryId), notInArray(vendorCategories.vendorId, picked)))
      .orderBy(asc(vendorCategories.vendorId))
      .limit(each)
    picked.push(...rows.map(({ id }) => id))
  }
  return picked
}
