import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { leads } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import { NO_ACCOUNT, type Range } from './repository.ts'
import { vendorRules } from './rules.ts'
import { countFiltered, findFiltered, type SearchFilter } from './search-filter.ts'

interface TakenLast {
  range: Range
  /** The number of all results of the search. */
  count: number
  /** The condition that the vendor with an id is not free on the date of the couple. */
  isTaken: (id: SQLWrapper) => SQL
  accountId: number | undefined
}

/**
 * Lists the ids of a range of results, with the vendors at the end that are not free. A vendor that the couple has booked
 * itself counts as free. Both groups keep the order of the search, so that each uses its index.
 */
export async function findTakenLast(
  db: Database,
  filter: SearchFilter,
  { range: { limit, offset }, count, isTaken, accountId = NO_ACCOUNT }: TakenLast,
): Promise<number[]> {
  const isLost = (id: SQLWrapper) => sql`(${isTaken(id)} and not exists (
    select from ${leads} own
    where own.vendor_id = ${id} and own.account_id = ${accountId} and own.state = 'booked'))`
  const lost = { ...filter, calendar: isLost }
  const lostCount = await countFiltered(db, lost, vendorRules.searchDepth)
  if (lostCount === 0) return findFiltered(db, filter, { limit, offset })

  const others = Math.max(0, count - lostCount)
  const first = Math.max(0, Math.min(limit, others - offset))
  const found =
    first > 0
      ? await findFiltered(db, { ...filter, calendar: (id) => sql`not ${isLost(id)}` }, { limit: first, offset })
      : []
  const rest = { limit: limit - first, offset: Math.max(0, offset - others) }
  return rest.limit > 0 ? [...found, ...(await findFiltered(db, lost, rest))] : found
}
