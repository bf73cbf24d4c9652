import type { Vendor } from '@vowkit/sdk-core/contract'
import type { Account } from '../../http/call-context.ts'
import type { CardRow } from './repository.ts'
import type { SearchDeps } from './search-deps.ts'
import type { VendorViews } from './views.ts'

interface CardOptions {
  /** The date of the search. By default, the date of the couple. */
  date?: string | undefined
  /** The town from which the search measures distances. */
  origin?: string | null | undefined
}

/** Converts rows to cards, with the availability of the vendors. */
export interface VendorCards {
  toCards(account: Account | null, rows: readonly CardRow[], options?: CardOptions): Promise<Vendor[]>
}

export function createVendorCards(
  deps: Pick<SearchDeps, 'availability' | 'findWedding'> & { views: VendorViews },
): VendorCards {
  const { availability, findWedding, views } = deps
  return {
    async toCards(account, rows, { date, origin = null } = {}) {
      const day = date ?? (account && rows.length > 0 ? (await findWedding(account.id)).date : null)
      const ids = rows.map(({ id }) => id)
      const statuses = day === null ? new Map() : await availability.statusesOn(ids, day)
      return rows.map((row) => {
        const status = statuses.get(row.id)
        return views.toCard(row, account, {
          origin,
          ...(day && status && { availability: { date: day, status } }),
        })
      })
    },
  }
}
