import type { Category } from '@vowkit/sdk-core/contract'
import { useMessages } from '../../shared/language/use-messages.ts'
import { useCategoryName } from '../../shared/use-category-name.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { vendorSearchMessages } from './messages.ts'

/** Number of suggested categories. */
const SUGGESTIONS = 4

export interface NoVendorsProps {
  /** The category that was searched. */
  category: Category
  categories: readonly Category[]
}

/** Empty state of a search, with links to related categories. */
export function NoVendors({ category, categories }: NoVendorsProps) {
  const t = useMessages(vendorSearchMessages)
  const nameOf = useCategoryName()
  return (
    <>
      <p className="results__empty">{t.searched(nameOf(category.title))}</p>
      <CategoryTiles title={t.related} categories={relatedCategories(category, categories)} />
    </>
  )
}

/** Returns the categories closest to this one. The backend lists related categories next to each other. */
function relatedCategories(category: Category, categories: readonly Category[]): readonly Category[] {
  const place = categories.indexOf(category)
  const first = Math.max(0, Math.min(place - SUGGESTIONS / 2, categories.length - SUGGESTIONS - 1))
  return categories.slice(first, first + SUGGESTIONS + 1).filter((other) => other !== category)
}
