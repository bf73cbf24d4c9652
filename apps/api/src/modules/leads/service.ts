import type { Vendor } from '@vowkit/sdk-core/contract'
import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { leads, vendors as vendorTable } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import { HttpError, invalidField, notFound } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Notifications } from '../notifications/service.ts'
import type { Outreach } from '../outreach/service.ts'
import type { VendorService } from '../vendors/service.ts'
import { type Lead, selectLead } from './repository.ts'

export type { Lead } from './repository.ts'

/** The column of an event that is recorded only once per lead. */
export type Milestone = 'firstInvoiceAt' | 'firstFileAt'

/** Leads: the relation of a couple and a vendor, from the first contact to the booking. */
export interface LeadService {
  /** Sends an inquiry to a vendor. Throws 400 if the couple has sent one before. */
  inquire(account: Account, vendorId: number): Promise<{ detail: string }>
  /** Records that a couple scanned a vendor's QR code. Idempotent. */
  scan(account: Account, vendorId: number): Promise<{ detail: string }>
  /** Records that a couple contacted a vendor without an inquiry, such as by opening a conversation. */
  recordContact(tx: Database, accountId: number, vendorId: number): Promise<void>
  /** Records the first message between a couple and a vendor. Later calls do nothing. */
  recordFirstMessage(tx: Database, accountId: number, vendorId: number): Promise<void>
  /**
   * For a vendor, `id` is the id of the lead; for a couple, the id of the vendor. Throws 404 for accounts outside the
   * lead.
   */
  resolve(account: Account, id: number): Promise<Lead>
  /** Finds a lead by its id. Throws 404 unless the account is its couple or its vendor. */
  require(account: Account, leadId: number): Promise<Lead>
  /** Finds a lead by its id and locks its row until the transaction ends. */
  lock(tx: Database, leadId: number): Promise<Lead>
  /** Records the time of an event when it first happens. Later calls do nothing. */
  recordMilestone(tx: Database, leadId: number, milestone: Milestone): Promise<void>
  /** Sets or clears the booking. Does not change the time of an existing booking. */
  setBooked(tx: Database, leadId: number, isBooked: boolean): Promise<void>
  /** Vendors whose QR code the couple scanned, latest first. */
  listScanned(account: Account): Promise<Vendor[]>
  /** Vendors the couple contacted, latest first. */
  listContacted(account: Account): Promise<Vendor[]>
  /** Vendors the couple booked, latest first. */
  listBooked(account: Account): Promise<Vendor[]>
}

export interface LeadDeps {
  db: Database
  clock: Clock
  vendors: VendorService
  outreach: Pick<Outreach, 'admitInquiry'>
  notifications: Pick<Notifications, 'inquirySent'>
}

export function createLeadService({ db, clock, vendors, outreach, notifications }: LeadDeps): LeadService {
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

  /** Throws if the vendor does not exist or is the account's own. */
  async function requireOtherVendor(account: Account, vendorId: number): Promise<void> {
    await vendors.requireVendor(vendorId)
    const isOwn = and(eq(vendorTable.id, vendorId), eq(vendorTable.accountId, account.id))
    if ((await db.$count(vendorTable, isOwn)) > 0) throw invalidField('vendor_id', 'You cannot contact yourself.')
  }

  return {
    async inquire(account, vendorId) {
      await requireOtherVendor(account, vendorId)
      const now = clock.now()
      const happened = { inquiredAt: now, engagedAt: now }
      await db.transaction(async (tx) => {
        const [made] = await tx
          .insert(leads)
          .values({ accountId: account.id, vendorId, createdAt: now, ...happened })
          .onConflictDoUpdate({ target, set: happened, setWhere: isNull(leads.inquiredAt) })
          .returning()
        if (!made) throw new HttpError(400, 'validation_failed', 'Inquiry already exists.')
        await outreach.admitInquiry(tx, account, vendorId)
        await notifications.inquirySent(tx, made.id)
      })
      return { detail: 'Your inquiry has been sent.' }
    },

    async scan(account, vendorId) {
      await requireOtherVendor(account, vendorId)
      const now = clock.now()
      await db
        .insert(leads)
        .values({ accountId: account.id, vendorId, createdAt: now, scannedAt: now })
        .onConflictDoUpdate({ target, set: { scannedAt: now }, setWhere: isNull(leads.scannedAt) })
      return { detail: 'The vendor has been added to your list.' }
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
      return first(await selectLead(db, named).orderBy(desc(eq(vendorTable.accountId, accountId))))
    },

    async require({ id: accountId }, leadId) {
      const isIn = or(eq(vendorTable.accountId, accountId), eq(leads.accountId, accountId))
      return first(await selectLead(db, and(eq(leads.id, leadId), isIn)))
    },

    async lock(tx, leadId) {
      // `for update` would also block inserts of rows that reference the lead.
      return first(await selectLead(tx, eq(leads.id, leadId)).for('no key update', { of: leads }))
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
    listContacted: listBy(leads.engagedAt),
    listBooked: listBy(leads.bookedAt),
  }
}

function first([lead]: Lead[]): Lead {
  if (!lead) throw notFound('We could not find this vendor in your account.')
  return lead
}
