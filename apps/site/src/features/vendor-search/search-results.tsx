import './search-results.css'
import { Pagination, useVendorPage, VendorSkeleton } from '@vowkit/react'
import type { Category } from '@vowkit/sdk-core/contract'
import type { RefObject } from 'react'
import { AskSeveral } from '../../shared/compare/ask-several.tsx'
import { CompareTray } from '../../shared/compare/compare-tray.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { LoadFailed } from '../../shared/load-failed.tsx'
import { SiteCards } from '../../shared/site-cards.tsx'
import { useCategoryName } from '../../shared/use-category-name.ts'
import { FilterChips } from './filter-chips.tsx'
import { vendorSearchMessages } from './messages.ts'
import { NoVendors } from './no-vendors.tsx'
import { activeFilters, type SearchFilter, searchPath } from './search-address.ts'
import { SearchTools } from './search-tools.tsx'
import { useSearchOptions } from './use-search-options.ts'

export interface SearchResultsProps {
  category: Category
  page: number
  filter: SearchFilter
  /** All categories, for suggestions when no vendors match. */
  categories: readonly Category[]
  heading: RefObject<HTMLHeadingElement | null>
}

/** The vendors of a category, in pages. The previous page stays visible while the next page loads and if it fails. */
export function SearchResults({ category, page, filter, categories, heading }: SearchResultsProps) {
  const t = useMessages(vendorSearchMessages)
  const nameOf = useCategoryName()
  const { state, shown, isStale, retry } = useVendorPage({ category: category.id, page, ...filter })
  const options = useSearchOptions(category.id)
  const isFiltered = activeFilters(filter).length > 0
  const line = shown ? t.found(category.title, shown.count) : t.loadingVendors(nameOf(category.title))
  const isEmpty = shown?.count === 0

  return (
    <section className="results" aria-labelledby="results-title" aria-busy={state.status === 'loading'}>
      <div className="results__head">
        <h2 className="results__title" id="results-title" tabIndex={-1} ref={heading}>
          <span aria-live="polite">{isEmpty ? t.noVendors : line}</span>
          {shown && shown.pages > 1 && <span className="visually-hidden">{` ${t.page(page, shown.pages)}`}</span>}
        </h2>
        {shown && <AskSeveral key={`${category.id} ${page}`} vendors={shown.vendors} onSent={retry} />}
      </div>
      {options ? (
        <SearchTools category={category} filter={filter} options={options} />
      ) : (
        <div className="search-tools">
          <FilterChips category={category} filter={filter} currency={undefined} />
        </div>
      )}
      {state.status === 'failed' && <LoadFailed onRetry={retry}>{t.vendorsFailed}</LoadFailed>}
      {state.status === 'loading' && !shown && <VendorSkeleton />}
      {isEmpty && isFiltered && <p className="results__empty">{t.noneMatch}</p>}
      {isEmpty && !isFiltered && <NoVendors category={category} categories={categories} />}
      {shown && shown.count > 0 && shown.vendors.length === 0 && (
        <p className="results__beyond">
          {t.noPage(page)} <a href={searchPath(category.id, shown.pages, filter)}>{t.lastPage}</a>
        </p>
      )}
      {shown && (
        <div className="results__page" data-stale={isStale}>
          <SiteCards vendors={shown.vendors} />
        </div>
      )}
      {shown && filter.freeOn && (shown.unstatedCount ?? 0) > 0 && (
        <p className="results__unstated">
          {t.unstated(shown.unstatedCount ?? 0)}{' '}
          <a className="button button--quiet" href={searchPath(category.id, 1, { ...filter, unstated: 'include' })}>
            {t.showUnstated(shown.unstatedCount ?? 0)}
          </a>
        </p>
      )}
      {shown && <Pagination page={page} pages={shown.pages} hrefOf={(to) => searchPath(category.id, to, filter)} />}
      <CompareTray />
    </section>
  )
}

/** Placeholder for the results while the categories load. */
export function ResultsSkeleton() {
  return (
    <div className="results-skeleton">
      <VendorSkeleton />
    </div>
  )
}
