import type { CoupleFacts, OwnCatalogue, OwnList, UnpaidBill } from '@vowkit/concierge'
import { BUDGETS, type Call, calls, type SessionScope, type Vendor } from '@vowkit/sdk-core/contract'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { coupleCategories, couples as coupleTable, invoices, leads, vendors } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import { isOpenTo } from '../../http/scopes.ts'
import type { Database } from '../../platform/database.ts'
import type { CoupleService } from '../couples/service.ts'
import type { CreditService } from '../credits/service.ts'
import type { FavouriteService } from '../favourites/service.ts'
import type { LeadService } from '../leads/service.ts'
import { searchVendors } from './vendor-facts.ts'

export interface OwnDeps {
  db: Database
  couples: CoupleService
  credits: CreditService
  favourites: FavouriteService
  leads: LeadService
}

/** Longest list in one reply. The site has a page for each complete list. */
const MAX_LISTED = 50

/** Reads an account's own data. A session gets only data that its scope could also request through the API. */
export function createOwnCatalogue(
  { db, couples, credits, favourites, leads }: OwnDeps,
  account: Account,
  scope: SessionScope | null,
): OwnCatalogue {
  const isAllowed = (call: Call) => scope !== null && isOpenTo(call, scope)
  const lists: Record<OwnList, { call: Call; read: () => Promise<Vendor[]> }> = {
    saved: { call: calls.listFavourites, read: async () => (await favourites.list(account)).results },
    active: { call: calls.listActive, read: () => leads.listContacted(account) },
    booked: { call: calls.listBooked, read: () => leads.listBooked(account) },
    scanned: { call: calls.listInPerson, read: () => leads.listScanned(account) },
  }
  return {
    async facts() {
      const facts = await readFacts(db, couples, account)
      if (isAllowed(calls.getProfile)) return facts
      // These three fields are also part of the dashboard, which every session may read.
      const { name, partner, weddingDate } = facts
      return { name, partner, weddingDate, city: '', styles: '', budget: '', categoryIds: [] }
    },
    async list(name) {
      const { call, read } = lists[name]
      if (!isAllowed(call)) return null
      const ids = (await read()).slice(0, MAX_LISTED).map(({ id }) => Number(id))
      if (ids.length === 0) return []
      const found = await searchVendors(db, { ids, order: 'rated', limit: MAX_LISTED })
      return found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    },
    credits: async () => (await credits.getCredits(account)).credits,
    unpaid: async () => (isAllowed(calls.getLead) ? readUnpaid(db, account) : null),
  }
}

async function readFacts(db: Database, couples: CoupleService, account: Account): Promise<CoupleFacts> {
  const profile = await couples.getProfile(account)
  const [couple] = await db.select().from(coupleTable).where(eq(coupleTable.accountId, account.id))
  const wanted = await db.select().from(coupleCategories).where(eq(coupleCategories.accountId, account.id))
  return {
    name: profile.first_name,
    partner: profile.partner_name,
    weddingDate: profile.wedding_date,
    city: profile.wedding_city === 'null' ? '' : profile.wedding_city,
    styles: couple?.weddingDescription ?? '',
    budget: BUDGETS.find(({ symbol }) => symbol === couple?.budget)?.range ?? '',
    categoryIds: wanted.map(({ categoryId }) => categoryId),
  }
}

async function readUnpaid(db: Database, account: Account): Promise<UnpaidBill[]> {
  const rows = await db
    .select({
      name: invoices.name,
      due: invoices.due,
      dueDate: invoices.dueDate,
      vendorId: vendors.id,
      vendorName: vendors.businessName,
    })
    .from(invoices)
    .innerJoin(leads, eq(leads.id, invoices.leadId))
    .innerJoin(vendors, eq(vendors.id, leads.vendorId))
    .where(and(eq(leads.accountId, account.id), isNull(invoices.paidAt), gt(invoices.due, '0')))
    .orderBy(asc(invoices.dueDate), asc(invoices.id))
    .limit(MAX_LISTED)
  return rows.map((row) => ({ ...row, due: Number(row.due) }))
}
