import type { WebsiteFigures, WebsiteFiguresList } from '@vowkit/sdk-core/contract'
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { elementCounts, leads, visions } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import { invalidField } from '../../http/http-error.ts'
import type { Database } from '../../platform/database.ts'
import type { Days } from '../../platform/days.ts'
import { DAY } from '../../platform/units.ts'
import type { FiguresOwners } from './owners.ts'
import { figuresRules } from './rules.ts'
import { isAmong } from './websites.ts'

export { createCountElement } from './count-element.ts'
export { createFiguresOwners } from './owners.ts'
export { createWebsites, type Websites } from './websites.ts'

/** The days of a request, as YYYY-MM-DD. */
export interface FiguresPeriod {
  from?: string | undefined
  to?: string | undefined
}

/** What each element on each website brings a vendor or a partner. Counts rows that identify no visitor, and needs no cookies. */
export interface FiguresService {
  /** Throws 403 `not_a_vendor` for accounts without a vendor and a partner, and 400 for an invalid period. */
  list(account: Account, period: FiguresPeriod): Promise<WebsiteFiguresList>
}

/** The first day of a period, and the day after its last. */
interface Period {
  start: string
  end: string
}

type Place = Pick<WebsiteFigures, 'date' | 'host' | 'element' | 'partner'>
type Figures = Omit<WebsiteFigures, keyof Place>

const NONE: Figures = { views: 0, drafts: 0, visions: 0, inquiries: 0, booked: 0 }

/** Rows of a table that one figure counts. */
interface Counted {
  figure: 'visions' | 'inquiries' | 'booked'
  table: PgTable & Record<'sourceHost' | 'element' | 'partner', PgColumn>
  /** When the row counts. Rows with null do not count. */
  at: PgColumn
  isOfOwner: SQL
}

export interface FiguresDeps {
  db: Database
  days: Days
  owners: FiguresOwners
}

export function createWebsiteFigures({ db, days, owners }: FiguresDeps): FiguresService {
  /** Returns the first day, and the day after the last. */
  function readPeriod({ from, to = days.today() }: FiguresPeriod): Period {
    const last = Date.parse(to)
    const start = from === undefined ? last - (figuresRules.figuresDays - 1) * DAY : Date.parse(from)
    const end = last + DAY
    if (start >= end) throw invalidField('from', 'The first day must not be after the last day.')
    if (end - start > figuresRules.figuresDaysMax * DAY) {
      throw invalidField('from', `Use a period of at most ${figuresRules.figuresDaysMax} days.`)
    }
    const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)
    return { start: toDay(start), end: toDay(end) }
  }

  /** The moment at which a day begins in the time zone of the deployment. */
  const startOf = (day: string) => sql`${day}::timestamp at time zone ${days.timeZone}`

  async function count({ figure, table, at, isOfOwner }: Counted, { start, end }: Period) {
    const rows = await db
      .select({
        date: sql<string>`to_char(${at} at time zone ${days.timeZone}, 'YYYY-MM-DD')`,
        host: sql<string>`${table.sourceHost}`,
        element: sql<string>`${table.element}`,
        partner: sql<string>`coalesce(${table.partner}, '')`,
        count: sql<number>`count(*)::int`,
      })
      .from(table)
      .where(and(isOfOwner, gte(at, startOf(start)), lt(at, startOf(end))))
      .groupBy(sql`1`, sql`2`, sql`3`, sql`4`)
    return rows.map(({ count: value, ...place }) => ({ ...place, [figure]: value }))
  }

  async function countElements(isOfOwner: SQL, { start, end }: Period) {
    return db
      .select({
        date: elementCounts.day,
        host: elementCounts.host,
        element: elementCounts.element,
        partner: elementCounts.partner,
        views: elementCounts.views,
        drafts: elementCounts.drafts,
      })
      .from(elementCounts)
      .where(and(isOfOwner, gte(elementCounts.day, start), lt(elementCounts.day, end)))
  }

  return {
    async list(account, given) {
      const owner = await owners.require(account)
      const period = readPeriod(given)
      const isPartner = owner.kind === 'partner'
      const ofLeads = {
        table: leads,
        isOfOwner: isPartner ? eq(leads.partner, owner.key) : eq(leads.vendorId, owner.id),
      }
      const ofVisions = {
        table: visions,
        isOfOwner: isPartner ? eq(visions.partner, owner.key) : eq(visions.vendorId, String(owner.id)),
      }
      const ofElements = isPartner ? eq(elementCounts.partner, owner.key) : eq(elementCounts.vendorId, owner.id)
      const counted: (Place & Partial<Figures>)[][] = await Promise.all([
        countElements(ofElements, period),
        count({ figure: 'visions', ...ofVisions, at: visions.createdAt }, period),
        count({ figure: 'inquiries', ...ofLeads, at: leads.createdAt }, period),
        count({ figure: 'booked', ...ofLeads, at: leads.bookedAt }, period),
      ])
      // A website that is not the partner's can name the partner, too.
      const isCounted = ({ host }: Place) => !isPartner || host === '' || isAmong(host, owner.hosts)
      return toPage(merge(counted.flat().filter(isCounted)))
    },
  }
}

/** Merges the figures of each place, latest day first. */
function merge(counted: (Place & Partial<Figures>)[]): WebsiteFigures[] {
  const rows = new Map<string, WebsiteFigures>()
  for (const { date, host, element, partner, ...figures } of counted) {
    const key = JSON.stringify([date, host, element, partner])
    rows.set(key, { ...(rows.get(key) ?? { date, host, element, partner, ...NONE }), ...figures })
  }
  return [...rows].sort(([one], [other]) => (one < other ? 1 : -1)).map(([, row]) => row)
}

/** Cuts the figures after the first day on which the page is full. */
function toPage(rows: WebsiteFigures[]): WebsiteFiguresList {
  const last = rows[figuresRules.figuresPerPage - 1]?.date
  const rest = rows.findIndex(({ date }) => last !== undefined && date < last)
  return rest < 0 ? { results: rows } : { results: rows.slice(0, rest), next_to: rows[rest]?.date }
}
