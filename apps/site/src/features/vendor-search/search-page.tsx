import './search-page.css'
import { useVendorPage } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { LoadFailed } from '../../shared/load-failed.tsx'
import { Page } from '../../shared/page.tsx'
import { openPath, type SitePage } from '../../shared/router.ts'
import { useCategories } from '../../shared/use-categories.ts'
import { useCategoryName } from '../../shared/use-category-name.ts'
import { CategoryTiles, TilesSkeleton } from './category-tiles.tsx'
import { vendorSearchMessages } from './messages.ts'
import { categoryOf, readSearch, type SearchFilter, searchPath } from './search-address.ts'
import { SearchForm } from './search-form.tsx'
import { SearchPill } from './search-pill.tsx'
import { ResultsSkeleton, SearchResults } from './search-results.tsx'

/** The `categories` parameter in links to a category without an id. */
const UNDEFINED_ID = 'undefined'

/** Ids that may be requested before the categories have loaded. */
const ID = /^\d{1,9}$/

/** The vendor search. Its state is in the URL, so that back and reload restore it. */
export function SearchPage({ search }: { search: SitePage['search'] }) {
  const { categories: categoryId, page, filter } = readSearch(search)
  const isUndefined = categoryId === UNDEFINED_ID
  useLayoutEffect(() => {
    if (isUndefined) openPath(SITE_PATHS.dashboard_vendors_in_person, { replace: true })
  }, [isUndefined])
  return isUndefined ? null : <CategorySearch categoryId={categoryId} page={page} filter={filter} />
}

interface CategorySearchProps {
  categoryId: string
  page: number
  filter: SearchFilter
}

function CategorySearch({ categoryId, page, filter }: CategorySearchProps) {
  const t = useMessages(vendorSearchMessages)
  const nameOf = useCategoryName()
  const state = useCategories()
  // Prefetches the vendors while the categories load. The response for an unknown id is ignored.
  useVendorPage(state.status === 'loading' && ID.test(categoryId) ? { category: categoryId, page, ...filter } : null)
  const categories = state.status === 'ready' ? state.found : []
  const searched = categoryOf(categories, categoryId)
  const heading = useFocusOnChange(`${categoryId} ${page} ${JSON.stringify(filter)}`)
  const form = { categories, searched, onSearch: (category: string | number) => openPath(searchPath(category)) }

  return (
    <Page title={searched ? t.pageTitle(nameOf(searched.title)) : undefined}>
      <header className="search-hero">
        <h1 className="search-hero__title">{t.title}</h1>
        <p className="search-hero__text">{t.intro}</p>
      </header>
      <SearchPill {...form} />
      <div className="search-bar">
        <SearchForm {...form} />
      </div>
      {state.status === 'loading' && (categoryId === '' ? <TilesSkeleton /> : <ResultsSkeleton />)}
      {state.status === 'failed' && <LoadFailed onRetry={state.retry}>{t.categoriesFailed}</LoadFailed>}
      {state.status === 'ready' && !searched && <CategoryTiles title={t.start} categories={categories} />}
      {searched && (
        <SearchResults
          key={searched.id}
          category={searched}
          page={page}
          filter={filter}
          categories={categories}
          heading={heading}
        />
      )}
    </Page>
  )
}

/** Focuses the results heading when the search changes, so that screen readers continue from the new results. */
function useFocusOnChange(search: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const previous = useRef(search)
  useEffect(() => {
    if (previous.current === search) return
    previous.current = search
    heading.current?.focus({ preventScroll: true })
  }, [search])
  return heading
}
