import type { Vendor } from '@vowkit/sdk-core/contract'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { leads } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { VendorService } from '../vendors/service.ts'

/** What couples and vendors have to do with each other. */
export interface LeadService {
  /** Asks a vendor to get in touch. Throws a 400 when the couple has asked before. */
  inquire(account: Account, vendorId: number): Promise<{ detail: string }>
  /** Notes that a couple has scanned a vendor's code, once. */
  scan(account: Account, vendorId: number): Promise<{ detail: string }>
  /** Notes that a couple gets in touch with a vendor by other means. */
  engage(tx: Database, accountId: number, vendorId: number): Promise<void>
  /** Notes that a couple and a vendor have begun to write to each other. */
  noteMessage(tx: Database, accountId: number, vendorId: number): Promise<void>
  /** Each latest first. */
  listScanned(account: Account): Promise<Vendor[]>
  listEngaged(account: Account): Promise<Vendor[]>
  listBooked(account: Account): Promise<Vendor[]>
}

export interface LeadDeps {
  db: Database
  clock: Clock
  vendors: VendorService
}

export function createLeadService({ db, clock, vendors }: LeadDeps): LeadService {
  const target = [leads.accountId, leads.vendorId]

  const listBy = (instant: PgColumn) => async (account: Account) => {
    const rows = await db
      .select({ id: leads.vendorId })
      .from(leads)
      .where(and(eq(leads.accountId, account.id), isNotNull(instant)))
      .orderBy(desc(instant), desc(leads.id))
    return vendors.listCards(
      account,
      rows.map(({ id }) => id),
    )
  }

  return {
    async inquire(account, vendorId) {
      await vendors.requireVendor(vendorId)
      const now = clock.now()
      const happened = { inquiredAt: now, engagedAt: now }
      const made = await db
        .insert(leads)
        .values({ accountId: account.id, vendorId, createdAt: now, ...happened })
        .onConflictDoUpdate({ target, set: happened, setWhere: isNull(leads.inquiredAt) })
        .returning()
      if (made.length === 0) throw new HttpError(400, 'validation_failed', 'Inquiry already exists.')
      return { detail: 'Your inquiry has been sent.' }
    },

    async scan(account, vendorId) {
      await vendors.requireVendor(vendorId)
      const now = clock.now()
      await db
        .insert(leads)
        .values({ accountId: account.id, vendorId, createdAt: now, scannedAt: now })
        .onConflictDoUpdate({ target, set: { scannedAt: now }, setWhere: isNull(leads.scannedAt) })
      return { detail: 'This vendor is on your list.' }
    },

    async engage(tx, accountId, vendorId) {
      const now = clock.now()
      await tx
        .insert(leads)
        .values({ accountId, vendorId, createdAt: now, engagedAt: now })
        .onConflictDoUpdate({ target, set: { engagedAt: now } })
    },

    async noteMessage(tx, accountId, vendorId) {
      const now = clock.now()
      const happened = { firstMessageAt: now, engagedAt: now }
      await tx
        .insert(leads)
        .values({ accountId, vendorId, createdAt: now, ...happened })
        .onConflictDoUpdate({ target, set: happened, setWhere: isNull(leads.firstMessageAt) })
    },

    listScanned: listBy(leads.scannedAt),
    listEngaged: listBy(leads.engagedAt),
    listBooked: listBy(leads.bookedAt),
  }
}
