import type { Category } from '@vowkit/sdk-core/contract'
import { CategoryTiles } from './category-tiles.tsx'
import { REGION } from './region.ts'

/** How many other categories are offered. */
const OFFERED = 4

export interface NoVendorsProps {
  /** What was searched. */
  category: Category
  categories: readonly Category[]
}

/** A search that found nobody: what was searched, and what is next to it. */
export function NoVendors({ category, categories }: NoVendorsProps) {
  return (
    <>
      <p className="results__nobody">
        You searched for {category.title} in {REGION}.
      </p>
      <CategoryTiles title="You could look here" categories={neighboursOf(category, categories)} />
    </>
  )
}

/** Those nearest to a category, in the order of all: kindred ones stand next to each other. */
function neighboursOf(category: Category, categories: readonly Category[]): readonly Category[] {
  const place = categories.indexOf(category)
  const first = Math.max(0, Math.min(place - OFFERED / 2, categories.length - OFFERED - 1))
  return categories.slice(first, first + OFFERED + 1).filter((other) => other !== category)
}
