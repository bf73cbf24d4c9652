import type { WebsiteFigures } from '@vowkit/sdk-core/contract'
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { leads, visions } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import { HttpError, invalidField } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { DAY } from '../../platform/units.ts'
import type { VendorService } from '../vendors/service.ts'

export const figuresRules = {
  /** Number of days of a vendor's figures if the request names no first day. */
  figuresDays: 30,
  /** Maximum number of days of a vendor's figures in one request. */
  figuresDaysMax: 366,
}

/** The days of a request, as YYYY-MM-DD. */
export interface FiguresPeriod {
  from?: string | undefined
  to?: string | undefined
}

/** What each website brings a vendor. Counts stored rows, so it needs no cookies and stores nothing about visitors. */
export interface FiguresService {
  /** Throws 403 `not_a_vendor` for accounts without a vendor, and 400 for an invalid period. */
  list(account: Account, period: FiguresPeriod): Promise<WebsiteFigures[]>
}

/** Rows that one figure counts. */
interface Counted {
  table: PgTable
  host: PgColumn
  /** When the row counts. Rows with null do not count. */
  at: PgColumn
  isOfVendor: SQL
}

type Figure = 'visions' | 'inquiries' | 'booked'

export interface FiguresDeps {
  db: Database
  clock: Clock
  vendors: Pick<VendorService, 'findByUser'>
}

export function createWebsiteFigures({ db, clock, vendors }: FiguresDeps): FiguresService {
  function readPeriod({ from, to }: FiguresPeriod): { start: Date; end: Date } {
    const last = new Date(to ?? clock.now().toISOString().slice(0, 10))
    const start = from === undefined ? new Date(last.getTime() - (figuresRules.figuresDays - 1) * DAY) : new Date(from)
    const end = new Date(last.getTime() + DAY)
    if (start >= end) throw invalidField('from', 'The first day must not be after the last day.')
    if (end.getTime() - start.getTime() > figuresRules.figuresDaysMax * DAY) {
      throw invalidField('from', `Use a period of at most ${figuresRules.figuresDaysMax} days.`)
    }
    return { start, end }
  }

  function count({ table, host, at, isOfVendor }: Counted, { start, end }: { start: Date; end: Date }) {
    const date = sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`
    return db
      .select({ date, host: sql<string>`${host}`, count: sql<number>`count(*)::int` })
      .from(table)
      .where(and(isOfVendor, gte(at, start), lt(at, end)))
      .groupBy(sql`1`, sql`2`)
  }

  return {
    async list({ id }, given) {
      const vendor = await vendors.findByUser(id)
      if (!vendor) throw new HttpError(403, 'not_a_vendor', 'Only vendors have figures.')
      const period = readPeriod(given)
      const ofLeads = { table: leads, host: leads.sourceHost, isOfVendor: eq(leads.vendorId, vendor.id) }
      const isOfVendor = eq(visions.vendorId, String(vendor.id))
      const counted: Record<Figure, Counted> = {
        visions: { table: visions, host: visions.sourceHost, at: visions.createdAt, isOfVendor },
        inquiries: { ...ofLeads, at: leads.createdAt },
        booked: { ...ofLeads, at: leads.bookedAt },
      }
      const rows = new Map<string, WebsiteFigures>()
      for (const figure of ['visions', 'inquiries', 'booked'] as const) {
        for (const { date, host, count: value } of await count(counted[figure], period)) {
          const key = `${date} ${host}`
          const row = rows.get(key) ?? { date, host, visions: 0, inquiries: 0, booked: 0 }
          rows.set(key, { ...row, [figure]: value })
        }
      }
      return [...rows].sort(([one], [other]) => (one < other ? 1 : -1)).map(([, row]) => row)
    },
  }
}
