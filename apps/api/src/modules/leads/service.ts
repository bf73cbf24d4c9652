import type { BodyOf, ChatDeal, calls, LeadState, Vendor } from '@vowkit/sdk-core/contract'
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { bookedDate, currentDate } from '../../db/booked-date.ts'
import { hasDocumentToSign, hasSigned } from '../../db/lead-contracts.ts'
import { leads, offerClaims, vendors as vendorTable } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import { HttpError, invalidField, notFound } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Days } from '../../platform/days.ts'
import { DAY } from '../../platform/units.ts'
import type { Notifications } from '../notifications/service.ts'
import type { Outreach } from '../outreach/service.ts'
import type { Deal, VendorService } from '../vendors/service.ts'
import type { WebhookEvents } from '../webhooks/service.ts'
import { listVendorsBy } from './list-vendors.ts'
import { type LeadOrigin, ON_SITE } from './origin.ts'
import { type Lead, listClaims, selectLead } from './repository.ts'
import { leadRules } from './rules.ts'

export { type LeadOrigin, ON_SITE, originOf } from './origin.ts'
export type { Lead } from './repository.ts'

/** The column of an event that is recorded only once per lead. */
export type Milestone = 'firstInvoiceAt' | 'firstFileAt'

/** What a couple tells a vendor with its inquiry. */
export type InquiryDetails = NonNullable<BodyOf<typeof calls.sendInquiry>> & {
  /** The most that the couple wants to pay this vendor. */
  budget?: number | undefined
}

/** Leads: the relation of a couple and a vendor, from the first contact to the booking. */
export interface LeadService {
  /**
   * Stores an inquiry to a vendor, without checking its vision. Throws 400 if the couple has sent one before, and 429 if
   * the couple or its IP address has sent too many. `whenStored` runs in the same transaction.
   */
  inquire(
    account: Account,
    vendorId: number,
    from: LeadOrigin & { ip: string },
    details: InquiryDetails | undefined,
    whenStored?: (tx: Database) => Promise<void>,
  ): Promise<void>
  /** Records that a couple scanned a vendor's QR code, now or at an earlier time. Idempotent. */
  scan(account: Account, vendorId: number, scannedAt?: Date): Promise<{ detail: string }>
  /** Records that a couple contacted a vendor without an inquiry, such as by opening a conversation. */
  recordContact(tx: Database, accountId: number, vendorId: number, origin?: LeadOrigin): Promise<void>
  /** Records the first message between a couple and a vendor. Later calls do nothing. */
  recordFirstMessage(on: Database, accountId: number, vendorId: number): Promise<void>
  /**
   * For a vendor, `id` is the id of the lead; for a couple, the id of the vendor. Throws 404 for accounts outside the
   * lead.
   */
  resolve(account: Account, id: number): Promise<Lead>
  /** Finds a lead by its id. Throws 404 unless the account is its couple or its vendor. */
  require(account: Account, leadId: number): Promise<Lead>
  /** Finds a lead of a vendor by its id. Throws 404 for the leads of other vendors. */
  requireOf(vendorId: number, leadId: number): Promise<Lead>
  /** Finds a lead by its id and locks its row until the transaction ends. */
  lock(tx: Database, leadId: number): Promise<Lead>
  /** Records the time of an event when it first happens. Later calls do nothing. */
  recordMilestone(tx: Database, leadId: number, milestone: Milestone): Promise<void>
  /** Records the vendor's first message. Later calls do nothing. */
  recordReply(tx: Database, accountId: number, vendorId: number): Promise<void>
  /** Records that the vendor has sent an invoice or a document to sign. Does not change a booked lead. */
  recordContract(tx: Database, leadId: number): Promise<void>
  /** Records that the couple has signed for its wedding date. Signing again records the date in its profile. */
  recordSigning(tx: Database, leadId: number): Promise<void>
  /** Sets the state that the vendor has chosen. A lead with a paid invoice stays booked for the couple. */
  setState(tx: Database, leadId: number, state: LeadState, isPaid: boolean): Promise<void>
  /** Sets or clears the booking after a payment or a refund. Does not change the time of an existing booking. */
  setBooked(tx: Database, leadId: number, isBooked: boolean): Promise<void>
  /** Returns whether the vendor has sent a document that the couple has not signed. */
  hasDocumentToSign(leadId: number): Promise<boolean>
  /** Returns whether the couple has signed a document of the vendor. */
  hasSigned(leadId: number): Promise<boolean>
  /** Stores or clears that the couple has declined the vendor. Does not change the time of an existing decline. */
  setDeclined(tx: Database, leadId: number, isDeclined: boolean): Promise<void>
  /** Stores that a couple has claimed a deal, with its current price. Idempotent. */
  recordClaim(tx: Database, accountId: number, deal: Deal): Promise<void>
  /** Returns the vendor's deals that these couples have claimed, by couple. Couples without deals are missing. */
  listDeals(vendorId: number, coupleIds: readonly number[]): Promise<Map<number, ChatDeal[]>>
  /** Vendors whose QR code the couple scanned, latest first: the first page, or the one after the vendor `before`. */
  listScanned(account: Account, before?: number): Promise<Vendor[]>
  /** Vendors the couple contacted, latest first, in the same pages. */
  listContacted(account: Account, before?: number): Promise<Vendor[]>
  /** Vendors the couple booked, latest first, in the same pages. */
  listBooked(account: Account, before?: number): Promise<Vendor[]>
}

export interface LeadDeps {
  db: Database
  clock: Clock
  days: Pick<Days, 'today'>
  vendors: VendorService
  outreach: Pick<Outreach, 'admitInquiry'>
  notifications: Pick<Notifications, 'inquirySent'>
  webhooks: Pick<WebhookEvents, 'record'>
}

const AT_FAIR: LeadOrigin = { ...ON_SITE, source: 'fair' }

/** The columns of an upserted lead. `xmax` is 0 for an inserted row. */
const stored = { id: leads.id, vendorId: leads.vendorId, isNew: sql<boolean>`xmax = 0` }

export { readProgress } from './progress.ts'

export function createLeadService(deps: LeadDeps): LeadService {
  const { db, clock, days, vendors, outreach, notifications, webhooks } = deps
  const target = [leads.accountId, leads.vendorId]
  const lists = { db, days, vendors }

  /** Records the event of a new lead. */
  async function announce(tx: Database, [lead]: { id: number; vendorId: number; isNew: boolean }[]): Promise<void> {
    if (!lead?.isNew) return
    await webhooks.record(tx, { type: 'lead.created', vendorId: lead.vendorId, subject: lead.id })
  }

  /** Throws if the vendor does not exist or is the account's own. */
  async function requireOtherVendor(account: Account, vendorId: number): Promise<void> {
    await vendors.requireVendor(vendorId)
    const isOwn = and(eq(vendorTable.id, vendorId), eq(vendorTable.accountId, account.id))
    if ((await db.$count(vendorTable, isOwn)) > 0) throw invalidField('vendor_id', 'You cannot contact yourself.')
  }

  /** The time of the booking, which stays the same while the lead is booked. */
  const bookingTime = (isBooked: boolean) =>
    isBooked ? sql`coalesce(${leads.bookedAt}, ${sql.param(clock.now(), leads.bookedAt)})` : null

  const booking = (isBooked: boolean) => ({
    bookedAt: bookingTime(isBooked),
    bookedFor: isBooked ? sql`${bookedDate}` : sql`case when ${hasSigned} then ${leads.bookedFor} end`,
  })

  return {
    async inquire(account, vendorId, { ip, ...origin }, details = {}, whenStored = async () => {}) {
      await requireOtherVendor(account, vendorId)
      const { message: inquiry = '', guests, budget, wedding_date: weddingDate, vision_id: visionId } = details
      const now = clock.now()
      const told = { inquiry, guests: guests === undefined ? null : Number(guests), budget, weddingDate, visionId }
      const happened = { inquiredAt: now, engagedAt: now, ...told }
      const again = { ...happened, lastOrigin: origin }
      await db.transaction(async (tx) => {
        const [made] = await tx
          .insert(leads)
          .values({ accountId: account.id, vendorId, createdAt: now, ...happened, ...origin })
          .onConflictDoUpdate({ target, set: again, setWhere: isNull(leads.inquiredAt) })
          .returning(stored)
        if (!made) throw new HttpError(400, 'validation_failed', 'Inquiry already exists.')
        await outreach.admitInquiry(tx, account, vendorId, { ip, pageHost: origin.sourceHost })
        await announce(tx, [made])
        await notifications.inquirySent(tx, made.id)
        await whenStored(tx)
      })
    },

    async scan(account, vendorId, time) {
      await requireOtherVendor(account, vendorId)
      const now = clock.now()
      const scannedAt = time && time < now && isRecent(time, now) ? time : now
      await db.transaction(async (tx) => {
        const made = await tx
          .insert(leads)
          .values({ accountId: account.id, vendorId, createdAt: now, scannedAt, ...AT_FAIR })
          .onConflictDoUpdate({
            target,
            set: { scannedAt, lastOrigin: AT_FAIR },
            setWhere: isNull(leads.scannedAt),
          })
          .returning(stored)
        await announce(tx, made)
      })
      return { detail: 'The vendor has been added to your list.' }
    },

    async recordContact(tx, accountId, vendorId, origin = ON_SITE) {
      const now = clock.now()
      const made = await tx
        .insert(leads)
        .values({ accountId, vendorId, createdAt: now, engagedAt: now, ...origin })
        .onConflictDoUpdate({ target, set: { engagedAt: now, lastOrigin: origin } })
        .returning(stored)
      await announce(tx, made)
    },

    recordFirstMessage: (on, accountId, vendorId) =>
      on.transaction(async (tx) => {
        const now = clock.now()
        const happened = { firstMessageAt: now, engagedAt: now }
        const made = await tx
          .insert(leads)
          .values({ accountId, vendorId, createdAt: now, ...happened })
          .onConflictDoUpdate({ target, set: happened, setWhere: isNull(leads.firstMessageAt) })
          .returning(stored)
        await announce(tx, made)
      }),

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

    async requireOf(vendorId, leadId) {
      return first(await selectLead(db, and(eq(leads.id, leadId), eq(leads.vendorId, vendorId))))
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

    async recordReply(tx, accountId, vendorId) {
      const isNew = and(eq(leads.accountId, accountId), eq(leads.vendorId, vendorId), eq(leads.state, 'new'))
      await tx.update(leads).set({ state: 'talking' }).where(isNew)
    },

    async recordContract(tx, leadId) {
      const isOpen = and(
        eq(leads.id, leadId),
        inArray(leads.state, ['new', 'talking', 'lost']),
        isNull(leads.declinedAt),
      )
      await tx.update(leads).set({ state: 'contract' }).where(isOpen)
    },

    async setState(tx, leadId, state, isPaid) {
      await tx
        .update(leads)
        .set({ state, ...booking(state === 'booked' || isPaid) })
        .where(eq(leads.id, leadId))
    },

    async recordSigning(tx, leadId) {
      const bookedFor = sql`case when ${leads.bookedFor} is null then ${bookedDate} else ${currentDate} end`
      await tx.update(leads).set({ bookedFor }).where(eq(leads.id, leadId))
    },

    async setBooked(tx, leadId, isBooked) {
      const state = isBooked ? 'booked' : sql`case ${leads.state} when 'booked' then 'contract' else ${leads.state} end`
      await tx
        .update(leads)
        .set({ state, ...booking(isBooked), ...(isBooked && { declinedAt: null }) })
        .where(eq(leads.id, leadId))
    },

    async hasDocumentToSign(leadId) {
      return (await db.$count(leads, and(eq(leads.id, leadId), hasDocumentToSign))) > 0
    },

    async hasSigned(leadId) {
      return (await db.$count(leads, and(eq(leads.id, leadId), hasSigned))) > 0
    },

    async setDeclined(tx, leadId, isDeclined) {
      // Null timestamps mean that the vendor has sent nothing to sign or to pay.
      const before = sql`case when coalesce(${leads.firstInvoiceAt}, ${leads.firstFileAt}) is null then 'talking' else 'contract' end`
      const declined = { declinedAt: clock.now(), state: 'lost' as const }
      await tx
        .update(leads)
        .set(isDeclined ? declined : { declinedAt: null, state: before })
        .where(and(eq(leads.id, leadId), isDeclined ? isNull(leads.declinedAt) : isNotNull(leads.declinedAt)))
    },

    async recordClaim(tx, accountId, { id: packageId, name, price }) {
      const claim = { accountId, packageId, name, price, createdAt: clock.now() }
      await tx.insert(offerClaims).values(claim).onConflictDoNothing()
    },

    async listDeals(vendorId, coupleIds) {
      const rows = await listClaims(db, vendorId, coupleIds)
      return Map.groupBy(rows, ({ coupleId }) => coupleId)
    },

    listScanned: listVendorsBy(lists, leads.scannedAt),
    listContacted: listVendorsBy(lists, leads.engagedAt),
    listBooked: listVendorsBy(lists, leads.bookedAt),
  }
}

function isRecent(time: Date, now: Date): boolean {
  return now.getTime() - time.getTime() <= leadRules.lateScanDays * DAY
}

function first([lead]: Lead[]): Lead {
  if (!lead) throw notFound('We could not find this vendor in your account.')
  return lead
}
