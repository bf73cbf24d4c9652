import type { OwnData, OwnList, Wedding } from '@vowkit/concierge/knowledge'
import {
  budgetLabel,
  type Call,
  calls,
  type SessionScope,
  UNLIMITED_CREDITS,
  type Vendor,
} from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { coupleCategories, couples as coupleTable } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import { isOpenTo } from '../../http/scopes.ts'
import type { Database } from '../../platform/database.ts'
import type { Days } from '../../platform/days.ts'
import type { Formats } from '../../platform/formats.ts'
import type { CoupleService } from '../couples/service.ts'
import type { CreditService } from '../credits/service.ts'
import type { FavouriteService } from '../favourites/service.ts'
import type { LeadService } from '../leads/service.ts'
import { listContracts, listInvoices, listUnread, listVisionTitles } from './own-lists.ts'

export interface OwnDataDeps {
  db: Database
  couples: CoupleService
  credits: CreditService
  favourites: FavouriteService
  leads: LeadService
  formats: Formats
  days: Days
}

/** Longest list in one reply. The site has a page for each complete list. */
const MAX_LISTED = 50

/** Reads an account's own data. A session gets only data that its scope could also request through the API. */
export function createOwnData(
  { db, couples, credits, favourites, leads, formats, days }: OwnDataDeps,
  account: Account,
  scope: SessionScope | null,
): OwnData {
  const isAllowed = (call: Call) => scope !== null && isOpenTo(call, scope)
  const ifAllowed = <Data>(call: Call, read: () => Promise<Data>): Promise<Data | null> =>
    isAllowed(call) ? read() : Promise.resolve(null)
  const lists: Record<OwnList, { call: Call; read: () => Promise<Vendor[]> }> = {
    saved: { call: calls.listFavourites, read: async () => (await favourites.list(account)).results },
    active: { call: calls.listActive, read: () => leads.listContacted(account) },
    booked: { call: calls.listBooked, read: () => leads.listBooked(account) },
    scanned: { call: calls.listInPerson, read: () => leads.listScanned(account) },
  }

  return {
    async wedding() {
      const wedding = await readWedding(db, couples, account, formats)
      if (isAllowed(calls.getProfile)) return wedding
      // Names and date are also part of the dashboard, which every session may read.
      return { names: wedding.names, date: wedding.date, city: '', styles: '', budget: '', categoryIds: [] }
    },
    vendors(list) {
      const { call, read } = lists[list]
      return ifAllowed(call, async () => (await read()).slice(0, MAX_LISTED).map(toNamed))
    },
    invoices: () => ifAllowed(calls.getLead, () => listInvoices(db, account, days)),
    contracts: () => ifAllowed(calls.getLead, () => listContracts(db, account)),
    unread: () => ifAllowed(calls.listChats, () => listUnread(db, account)),
    visions: () => ifAllowed(calls.listVisions, () => listVisionTitles(db, account)),
    credits: () =>
      ifAllowed(calls.getCredits, async () => {
        const { credits: left, plan_type: plan = 'free' } = await credits.getCredits(account)
        return { left: left === UNLIMITED_CREDITS ? 'unlimited' : left, plan }
      }),
  }
}

function toNamed({ id, business_name, categories_label }: Vendor) {
  return { id: Number(id), name: business_name, categories: categories_label.split(', ').filter(Boolean) }
}

async function readWedding(db: Database, couples: CoupleService, account: Account, formats: Formats): Promise<Wedding> {
  const profile = await couples.getProfile(account, account)
  const [couple] = await db.select().from(coupleTable).where(eq(coupleTable.accountId, account.id))
  const wanted = await db.select().from(coupleCategories).where(eq(coupleCategories.accountId, account.id))
  return {
    names: [profile.first_name, profile.partner_name].filter(Boolean),
    date: profile.wedding_date,
    city: profile.wedding_city === 'null' ? '' : profile.wedding_city,
    styles: couple?.weddingDescription ?? '',
    budget: budgetLabel(couple?.budget, (amount) => formats.price(amount, 'en')),
    categoryIds: wanted.map(({ categoryId }) => categoryId),
  }
}
