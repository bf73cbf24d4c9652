import { formatMoney } from '@vowkit/sdk-core'
import type { Category } from '@vowkit/sdk-core/contract'
import { X } from 'lucide-react'
import { useLanguage, useLocale, useMessages } from '../../shared/language/use-messages.ts'
import { vendorSearchMessages } from './messages.ts'
import {
  activeFilters,
  DEFAULT_SORT,
  type FilterName,
  type SearchFilter,
  searchPath,
  withoutFilter,
} from './search-address.ts'

export interface FilterChipsProps {
  category: Category
  filter: SearchFilter
  currency: string | undefined
}

/** The active filters. Each is a link to the search without it. */
export function FilterChips({ category, filter, currency }: FilterChipsProps) {
  const t = useMessages(vendorSearchMessages)
  const describe = useFilterText(filter, currency)
  const active = activeFilters(filter)
  if (active.length === 0) return null
  return (
    <ul className="filter-chips" role="list" aria-label={t.activeFilters}>
      {active.map((name) => (
        <li key={name}>
          <a
            className="filter-chip"
            href={searchPath(category.id, 1, withoutFilter(filter, name))}
            aria-label={t.removeFilter(describe(name))}
          >
            {describe(name)}
            <X size={16} strokeWidth={1.5} aria-hidden="true" />
          </a>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <a
            className="filter-chips__clear"
            href={searchPath(category.id, 1, { sort: filter.sort ?? DEFAULT_SORT, near: filter.near })}
          >
            {t.clearFilters}
          </a>
        </li>
      )}
    </ul>
  )
}

/** Returns a function that describes an active filter, such as `Up to $3,000`. */
export function useFilterText(filter: SearchFilter, currency: string | undefined): (name: FilterName) => string {
  const t = useMessages(vendorSearchMessages)
  const { language } = useLanguage()
  const locale = useLocale()
  const money = (amount: number) => formatMoney(amount, { currency, lang: language })
  return (name) => {
    const { minPrice, maxPrice, guests = 0, place = '', style = '', freeOn = '', unstated } = filter
    if (name === 'price' && minPrice !== undefined && maxPrice !== undefined)
      return t.priceBetween(money(minPrice), money(maxPrice))
    if (name === 'price')
      return maxPrice === undefined ? t.priceFrom(money(minPrice ?? 0)) : t.priceUpTo(money(maxPrice))
    if (name === 'guests') return t.guestsFrom(guests)
    if (name === 'place') return place
    if (name === 'style') return t.styles[style as keyof typeof t.styles] ?? style
    const date = new Date(freeOn).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
    return unstated ? t.freeOrUnstated(date) : t.freeOn(date)
  }
}
