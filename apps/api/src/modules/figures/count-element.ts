import type { BodyOf, calls } from '@vowkit/sdk-core/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { elementCounts } from '../../db/tables.ts'
import type { RequestSource } from '../../http/call-context.ts'
import { createRateLimit } from '../../http/rate-limit.ts'
import { toId } from '../../http/to-id.ts'
import { toAddressBucket } from '../../platform/address-bucket.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Days } from '../../platform/days.ts'
import { hostOf } from '../../platform/host-of.ts'
import type { VendorService } from '../vendors/service.ts'
import { figuresRules } from './rules.ts'
import type { Websites } from './websites.ts'

type Count = BodyOf<typeof calls.countElement>

/**
 * Counts an element of a page. Stores no data about the visitor. Ignores pages without a known vendor or partner, and
 * websites on which they do not count. Throws 429 if a client address counts too often.
 */
export type CountElement = (source: Pick<RequestSource, 'ip' | 'origin'>, count: Count) => Promise<void>

export interface CountElementDeps {
  db: Database
  clock: Clock
  days: Days
  vendors: Pick<VendorService, 'exists'>
  websites: Pick<Websites, 'admits' | 'admitsPartner'>
  /** The hosts of our own sites, which are counted as `""`. */
  ownHosts: readonly string[]
  isEnabled: boolean
}

export function createCountElement(deps: CountElementDeps): CountElement {
  const { db, clock, days, vendors, websites, ownHosts, isEnabled } = deps
  const countRequest = createRateLimit(figuresRules.countsPerAddress, clock)

  return async ({ ip, origin }, { event, vendor_id, element = '', partner = '' }) => {
    if (!isEnabled) return
    countRequest(toAddressBucket(ip))
    const given = hostOf(origin)
    const host = ownHosts.includes(given) ? '' : given
    const name = partner.trim()
    const id = toId(vendor_id ?? '')
    const vendorId = (await vendors.exists(id)) && (await websites.admits(id, host)) ? id : null
    if (vendorId === null && !(await websites.admitsPartner(name, host))) return
    const day = days.today()
    await add({ vendorId, day, host, element: element.trim(), partner: name }, event)
  }

  /** Adds 1 to the count of a place. Adds no place to an owner that has too many on this day. */
  async function add(place: Place, event: Count['event']): Promise<void> {
    const { vendorId, day, host, element, partner } = place
    const counted = event === 'view' ? { views: 1, drafts: 0 } : { views: 0, drafts: 1 }
    const more = {
      views: sql`${elementCounts.views} + ${counted.views}`,
      drafts: sql`${elementCounts.drafts} + ${counted.drafts}`,
    }
    const ofOwner =
      vendorId === null
        ? and(isNull(elementCounts.vendorId), eq(elementCounts.partner, partner))
        : eq(elementCounts.vendorId, vendorId)
    const ofDay = and(ofOwner, eq(elementCounts.day, day))
    const isPlace = and(
      ofDay,
      eq(elementCounts.host, host),
      eq(elementCounts.element, element),
      eq(elementCounts.partner, partner),
    )
    const known = await db.update(elementCounts).set(more).where(isPlace).returning({ day: elementCounts.day })
    if (known.length > 0 || (await db.$count(elementCounts, ofDay)) >= figuresRules.countedPlacesPerDay) return
    const target = [
      elementCounts.vendorId,
      elementCounts.day,
      elementCounts.host,
      elementCounts.element,
      elementCounts.partner,
    ]
    await db
      .insert(elementCounts)
      .values({ ...place, ...counted })
      .onConflictDoUpdate({ target, set: more })
  }
}

/** What a row of counts belongs to. */
interface Place {
  vendorId: number | null
  day: string
  host: string
  element: string
  partner: string
}
