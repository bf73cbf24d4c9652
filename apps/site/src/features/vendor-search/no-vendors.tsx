import type { Category } from '@vowkit/sdk-core/contract'
import { CategoryTiles } from './category-tiles.tsx'
import { REGION } from './region.ts'

/** Number of suggested categories. */
const SUGGESTIONS = 4

export interface NoVendorsProps {
  /** The category that was searched. */
  category: Category
  categories: readonly Category[]
}

/** Empty state of a search, with links to related categories. */
export function NoVendors({ category, categories }: NoVendorsProps) {
  return (
    <>
      <p className="results__empty">
        You searched for {category.title} in {REGION}.
      </p>
      <CategoryTiles title="You could look here" categories={relatedCategories(category, categories)} />
    </>
  )
}

/** Returns the categories closest to this one. The backend lists related categories next to each other. */
function relatedCategories(category: Category, categories: readonly Category[]): readonly Category[] {
  const place = categories.indexOf(category)
  const first = Math.max(0, Math.min(place - SUGGESTIONS / 2, categories.length - SUGGESTIONS - 1))
  return categories.slice(first, first + SUGGESTIONS + 1).filter((other) => other !== category)
}
