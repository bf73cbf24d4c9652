import type { PriceRange, Vendor } from '@vowkit/sdk-core/contract'
import type { Account } from '../../http/call-context.ts'
import { readBudgets } from './budgets.ts'
import type { CardRow } from './repository.ts'
import type { SearchDeps } from './search-deps.ts'
import type { VendorViews } from './views.ts'

interface CardOptions {
  /** The date of the search. By default, the date of the couple. */
  date?: string | undefined
  /** The town from which the search measures distances. */
  origin?: string | null | undefined
  /** The prices of the search. */
  range?: PriceRange | undefined
  /** Whether the couple's budget replaces a missing `range`. Only for sessions on our own site. */
  usesBudget?: boolean
}

/** Converts rows to cards, with the availability of the vendors. */
export interface VendorCards {
  toCards(account: Account | null, rows: readonly CardRow[], options?: CardOptions): Promise<Vendor[]>
}

export function createVendorCards(
  deps: Pick<SearchDeps, 'db' | 'availability' | 'findWedding'> & { views: VendorViews },
): VendorCards {
  const { db, availability, findWedding, views } = deps
  return {
    async toCards(account, rows, { date, origin = null, range, usesBudget = false } = {}) {
      const day = date ?? (account && rows.length > 0 ? (await findWedding(account.id)).date : null)
      const ids = rows.map(({ id }) => id)
      const statuses = day === null ? new Map() : await availability.statusesOn(ids, day)
      const budgets = account && usesBudget && !range ? await readBudgets(db, account.id, ids) : undefined
      return rows.map((row) => {
        const status = statuses.get(row.id) ?? 'unknown'
        return views.toCard(row, account, {
          origin,
          range: range ?? budgets?.get(row.id),
          ...(day && { availability: { date: day, status } }),
        })
      })
    },
  }
}
