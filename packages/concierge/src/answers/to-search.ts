import type { VendorSearch } from '../knowledge.ts'
import type { Query } from '../questions/query.ts'

/** Most vendors in one reply. */
export const MAX_RESULTS = 4

/** Creates the search of a query. */
export function toSearch({ conditions, sort, words, limit, among, exceptIds }: Query): VendorSearch {
  return {
    conditions,
    sort,
    limit: Math.min(limit ?? MAX_RESULTS, MAX_RESULTS),
    ...(words.length > 0 && { words }),
    ...(among && { among }),
    ...(exceptIds.length > 0 && { except: exceptIds }),
  }
}
