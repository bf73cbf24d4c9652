import type { Vendor } from '@vowkit/sdk-core/contract'
import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { leads, vendors as vendorTable } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import { HttpError, invalidField, notFound } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Outreach } from '../outreach/service.ts'
import type { VendorService } from '../vendors/service.ts'
import { type Lead, selectLead } from './repository.ts'

export type { Lead } from './repository.ts'

/** What happens with a lead for a first time. */
export type Milestone = 'firstInvoiceAt' | 'firstFileAt'

/** What couples and vendors have to do with each other. */
export interface LeadService {
  /** Asks a vendor to get in touch. Throws a 400 when the couple has asked before. */
  inquire(account: Account, vendorId: number): Promise<{ detail: string }>
  /** Notes that a couple has scanned a vendor's code, once. */
  scan(account: Account, vendorId: number): Promise<{ detail: string }>
  /** Notes that a couple gets in touch with a vendor by other means. */
  recordContact(tx: Database, accountId: number, vendorId: number): Promise<void>
  /** Notes that a couple and a vendor have begun to write to each other. */
  recordFirstMessage(tx: Database, accountId: number, vendorId: number): Promise<void>
  /** The lead a caller names: a vendor by its id, a couple by the vendor's. A 404 for everybody who is not in it. */
  resolve(account: Account, id: number): Promise<Lead>
  /** The lead of this id, if the account is its couple or its vendor; else a 404. */
  require(account: Account, leadId: number): Promise<Lead>
  /** The lead of this id, which nobody else locks until the transaction ends. */
  lock(tx: Database, leadId: number): Promise<Lead>
  /** Notes the instant at which something happened first. */
  recordMilestone(tx: Database, leadId: number, milestone: Milestone): Promise<void>
  /** Notes whether the couple has booked the vendor; since when, where they have. */
  setBooked(tx: Database, leadId: number, isBooked: boolean): Promise<void>
  /** Each latest first. */
  listScanned(account: Account): Promise<Vendor[]>
  listEngaged(account: Account): Promise<Vendor[]>
  listBooked(account: Account): Promise<Vendor[]>
}

export interface LeadDeps {
  db: Database
  clock: Clock
  vendors: VendorService
  outreach: Pick<Outreach, 'admitInquiry'>
}

export function createLeadService({ db, clock, vendors, outreach }: LeadDeps): LeadService {
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

  /** A vendor is no couple of their own. */
  async function requireOther(account: Account, vendorId: number): Promise<void> {
    await vendors.requireVendor(vendorId)
    const isOwn = and(eq(vendorTable.id, vendorId), eq(vendorTable.accountId, account.id))
    if ((await db.$count(vendorTable, isOwn)) > 0) throw invalidField('vendor_id', 'This is you.')
  }

  return {
    async inquire(account, vendorId) {
      await requireOther(account, vendorId)
      const now = clock.now()
      const happened = { inquiredAt: now, engagedAt: now }
      await db.transaction(async (tx) => {
        const made = await tx
          .insert(leads)
          .values({ accountId: account.id, vendorId, createdAt: now, ...happened })
          .onConflictDoUpdate({ target, set: happened, setWhere: isNull(leads.inquiredAt) })
          .returning()
        if (made.length === 0) throw new HttpError(400, 'validation_failed', 'Inquiry already exists.')
        await outreach.admitInquiry(tx, account, vendorId)
      })
      return { detail: 'Your inquiry has been sent.' }
    },

    async scan(account, vendorId) {
      await requireOther(account, vendorId)
      const now = clock.now()
      await db
        .insert(leads)
        .values({ accountId: account.id, vendorId, createdAt: now, scannedAt: now })
        .onConflictDoUpdate({ target, set: { scannedAt: now }, setWhere: isNull(leads.scannedAt) })
      return { detail: 'This vendor is on your list.' }
    },

    async recordContact(tx, accountId, vendorId) {
      const now = clock.now()
      await tx
        .insert(leads)
        .values({ accountId, vendorId, createdAt: now, engagedAt: now })
        .onConflictDoUpdate({ target, set: { engagedAt: now } })
    },

    async recordFirstMessage(tx, accountId, vendorId) {
      const now = clock.now()
      const happened = { firstMessageAt: now, engagedAt: now }
      await tx
        .insert(leads)
        .values({ accountId, vendorId, createdAt: now, ...happened })
        .onConflictDoUpdate({ target, set: happened, setWhere: isNull(leads.firstMessageAt) })
    },

    async resolve({ id: accountId }, id) {
      const named = or(
        and(eq(vendorTable.accountId, accountId), eq(leads.id, id)),
        and(eq(leads.accountId, accountId), eq(leads.vendorId, id)),
      )
      return known(await selectLead(db, named).orderBy(desc(eq(vendorTable.accountId, accountId))))
    },

    async require({ id: accountId }, leadId) {
      const isIn = or(eq(vendorTable.accountId, accountId), eq(leads.accountId, accountId))
      return known(await selectLead(db, and(eq(leads.id, leadId), isIn)))
    },

    async lock(tx, leadId) {
      // Not the stronger lock: rows that point to the lead may be written meanwhile.
      return known(await selectLead(tx, eq(leads.id, leadId)).for('no key update', { of: leads }))
    },

    async recordMilestone(tx, leadId, milestone) {
      await tx
        .update(leads)
        .set({ [milestone]: clock.now() })
        .where(and(eq(leads.id, leadId), isNull(leads[milestone])))
    },

    async setBooked(tx, leadId, isBooked) {
      const bookedAt = isBooked ? sql`coalesce(${leads.bookedAt}, ${sql.param(clock.now(), leads.bookedAt)})` : null
      await tx.update(leads).set({ bookedAt }).where(eq(leads.id, leadId))
    },

    listScanned: listBy(leads.scannedAt),
    listEngaged: listBy(leads.engagedAt),
    listBooked: listBy(leads.bookedAt),
  }
}

function known(found: Lead[]): Lead {
  if (!found[0]) throw notFound('This vendor is not one of yours.')
  return found[0]
}
