import { and, desc, eq, isNotNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core'
import { accounts, couples, leads, vendors, visions } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { Position } from './cursor.ts'

/** A partner, as its pages name it, and the hosts of its websites. Without hosts, it counts on all websites. */
export interface PartnerPages {
  key: string
  hosts: readonly string[]
}

export interface EntryRange {
  /** The last entry of the previous page. */
  after: Position | undefined
  limit: number
}

/** Whether a row came from our own site, or from one of the hosts or their subdomains. */
function isOnPages(host: PgColumn, { hosts }: PartnerPages): SQL | undefined {
  if (hosts.length === 0) return undefined
  return or(eq(host, ''), ...hosts.flatMap((each) => [eq(host, each), sql`${host} like ${`%.${each}`}`]))
}

/** The leads whose first contact was on the partner's pages. Contains names and dates only if the couple sent something. */
function selectLeads(db: Database, partner: PartnerPages, { after, limit }: EntryRange) {
  const id = sql<string>`'lead-' || ${leads.id}`
  const hasSent = or(isNotNull(leads.inquiredAt), isNotNull(leads.engagedAt))
  const ifSent = (value: SQL) => sql<string>`case when ${hasSent} then coalesce(${value}, '') else '' end`
  return db
    .select({
      id: id.as('id'),
      kind: sql<'lead' | 'vision'>`'lead'`.as('kind'),
      coupleName: ifSent(sql`${accounts.displayName}`).as('couple_name'),
      partnerName: ifSent(sql`${couples.partnerName}`).as('partner_name'),
      weddingDate: ifSent(sql`coalesce(${leads.weddingDate}, ${couples.weddingDate})::text`).as('wedding_date'),
      vendorName: sql<string>`${vendors.businessName}`.as('vendor_name'),
      sourceHost: sql<string>`${leads.sourceHost}`.as('source_host'),
      element: sql<string>`${leads.element}`.as('element'),
      state: sql<(typeof leads.$inferSelect)['state'] | null>`${leads.state}`.as('state'),
      createdAt: sql`${leads.createdAt}`.mapWith(leads.createdAt).as('created_at'),
    })
    .from(leads)
    .innerJoin(accounts, eq(accounts.id, leads.accountId))
    .innerJoin(vendors, eq(vendors.id, leads.vendorId))
    .leftJoin(couples, eq(couples.accountId, leads.accountId))
    .where(
      and(
        eq(leads.partner, partner.key),
        isOnPages(leads.sourceHost, partner),
        after && isAfter(leads.createdAt, id, after),
      ),
    )
    .orderBy(desc(leads.createdAt), desc(id))
    .limit(limit)
}

/** The visions that were created on the partner's pages, except those that a lead of the partner contains. */
function selectVisions(db: Database, partner: PartnerPages, { after, limit }: EntryRange) {
  const id = sql<string>`'vision-' || ${visions.id}`
  const sent = db
    .select({ one: sql`1` })
    .from(leads)
    .where(and(eq(leads.visionId, visions.id), eq(leads.partner, partner.key), isOnPages(leads.sourceHost, partner)))
  return db
    .select({
      id: id.as('id'),
      kind: sql<'lead' | 'vision'>`'vision'`.as('kind'),
      coupleName: sql<string>`''`.as('couple_name'),
      partnerName: sql<string>`''`.as('partner_name'),
      weddingDate: sql<string>`''`.as('wedding_date'),
      vendorName: sql<string>`''`.as('vendor_name'),
      sourceHost: sql<string>`${visions.sourceHost}`.as('source_host'),
      element: sql<string>`${visions.element}`.as('element'),
      state: sql<(typeof leads.$inferSelect)['state'] | null>`null::text`.as('state'),
      createdAt: sql`${visions.createdAt}`.mapWith(leads.createdAt).as('created_at'),
    })
    .from(visions)
    .where(
      and(
        eq(visions.partner, partner.key),
        isOnPages(visions.sourceHost, partner),
        notExists(sent),
        after && isAfter(visions.createdAt, id, after),
      ),
    )
    .orderBy(desc(visions.createdAt), desc(id))
    .limit(limit)
}

function isAfter(createdAt: PgColumn, id: SQL, after: Position): SQL {
  return sql`(${createdAt}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::text)`
}

/** Returns a page of what came through the partner's pages, newest first. */
export function listEntries(db: Database, partner: PartnerPages, range: EntryRange) {
  // Each part has its own limit, so that it reads one page of its index.
  const entries = unionAll(selectLeads(db, partner, range), selectVisions(db, partner, range)).as('entries')
  return db.select().from(entries).orderBy(desc(entries.createdAt), desc(entries.id)).limit(range.limit)
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]
