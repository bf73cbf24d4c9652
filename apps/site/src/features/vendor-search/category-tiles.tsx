import './category-tiles.css'
import type { Category } from '@vowkit/sdk-core/contract'
import { useId } from 'react'
import { CategoryIcon } from '../../shared/category-icon.tsx'
import { CATEGORY_PICTURE, categoryPicture } from '../../shared/category-picture.ts'
import { useMessages } from '../../shared/language/use-messages.ts'
import { sharedMessages } from '../../shared/messages.ts'
import { useCategoryName } from '../../shared/use-category-name.ts'
import { searchPath } from './search-address.ts'

export interface CategoryTilesProps {
  title: string
  categories: readonly Category[]
}

/** The categories as image links to their search results. */
export function CategoryTiles({ title, categories }: CategoryTilesProps) {
  const id = useId()
  const nameOf = useCategoryName()
  return (
    <section aria-labelledby={id}>
      <h2 className="category-tiles__title" id={id}>
        {title}
      </h2>
      <ul className="category-tiles" role="list">
        {categories.map((category) => (
          <li key={category.id}>
            <a className="category-tile" href={searchPath(category.id)}>
              <TilePicture title={category.title} />
              <span className="category-tile__title">
                <CategoryIcon title={category.title} size={20} />
                {nameOf(category.title)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The category's image. Without an image, only the background color is visible. */
function TilePicture({ title }: { title: string }) {
  const source = categoryPicture(title)
  return (
    <span className="category-tile__picture">
      {source !== null && <img src={source} {...CATEGORY_PICTURE} alt="" loading="lazy" decoding="async" />}
    </span>
  )
}

/** Placeholder while the categories load. */
export function TilesSkeleton() {
  const { loading } = useMessages(sharedMessages)
  return (
    <div className="category-tiles category-tiles--skeleton" role="status" aria-label={loading}>
      {Array.from({ length: 16 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <span className="category-tile" key={place}>
          <span className="category-tile__picture" />
          <span className="category-tile__title" />
        </span>
      ))}
    </div>
  )
}
