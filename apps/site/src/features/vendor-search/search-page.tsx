import './search-page.css'
import { useVendorPage } from '@vowkit/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { LoadFailed } from '../../shared/load-failed.tsx'
import { Page } from '../../shared/page.tsx'
import { openPath, type SitePage } from '../../shared/router.ts'
import { useCategories } from '../../shared/use-categories.ts'
import { CategoryTiles, TilesSkeleton } from './category-tiles.tsx'
import { categoryOf, readSearch, searchPath } from './search-address.ts'
import { SearchForm } from './search-form.tsx'
import { SearchPill } from './search-pill.tsx'
import { ResultsSkeleton, SearchResults } from './search-results.tsx'

/** What a link carries that was made for a category without an id. */
const LOST = 'undefined'

/** The pattern of an id. Nothing else is requested before the categories are known. */
const ID = /^\d{1,9}$/

/** Looks for vendors of a category. The address is all its state, so going back and loading anew restore it. */
export function SearchPage({ search }: { search: SitePage['search'] }) {
  const { categories: asked, page } = readSearch(search)
  const isLost = asked === LOST
  useLayoutEffect(() => {
    if (isLost) openPath(SITE_PATHS.dashboard_vendors_in_person, { replace: true })
  }, [isLost])
  return isLost ? null : <CategorySearch asked={asked} page={page} />
}

function CategorySearch({ asked, page }: { asked: string; page: number }) {
  const state = useCategories()
  // They are asked for side by side; an id that no category has is asked in vain.
  useVendorPage(state.status === 'loading' && ID.test(asked) ? { category: asked, page } : null)
  const categories = state.status === 'ready' ? state.found : []
  const searched = categoryOf(categories, asked)
  const heading = useFocusOnChange(`${asked} ${page}`)
  const form = { categories, searched, onSearch: (category: string | number) => openPath(searchPath(category)) }

  return (
    <Page title={searched ? `${searched.title} · Search` : undefined}>
      <header className="search-hero">
        <h1 className="search-hero__title">Search</h1>
        <p className="search-hero__text">The people who will make your day, all close to home.</p>
      </header>
      <SearchPill {...form} />
      <div className="search-bar">
        <SearchForm {...form} />
      </div>
      {state.status === 'loading' && (asked === '' ? <TilesSkeleton /> : <ResultsSkeleton />)}
      {state.status === 'failed' && <LoadFailed onRetry={state.retry}>The categories could not be loaded.</LoadFailed>}
      {state.status === 'ready' && !searched && (
        <CategoryTiles title="Who are you looking for?" categories={categories} />
      )}
      {searched && (
        <SearchResults key={searched.id} category={searched} page={page} categories={categories} heading={heading} />
      )}
    </Page>
  )
}

/** The heading of what was found. It gets the focus when something else is asked, so that the answer is read from there. */
function useFocusOnChange(question: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(question)
  useEffect(() => {
    if (before.current === question) return
    before.current = question
    heading.current?.focus({ preventScroll: true })
  }, [question])
  return heading
}
