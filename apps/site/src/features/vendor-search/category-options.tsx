import type { Category } from '@vowkit/sdk-core/contract'
import { useEffect } from 'react'
import { CategoryIcon } from '../../shared/category-icon.tsx'

export interface CategoryOptionsProps {
  /** Of the list; the id of an option is {@link optionId}. */
  id: string
  isShown: boolean
  categories: readonly Category[]
  chosen: Category | null
  /** The one the arrow keys have come to; it is kept in sight. */
  active: Category | null
  onChoose: (category: Category) => void
}

/** The id of one option of a list. */
export function optionId(listId: string, { id }: Category): string {
  return `${listId}-${id}`
}

/** The list of a combobox, whose field keeps the focus and takes the keys. */
export function CategoryOptions({ id, isShown, categories, chosen, active, onChoose }: CategoryOptionsProps) {
  useEffect(() => {
    if (active) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  return (
    <div className="combobox__list" id={id} role="listbox" aria-label="Categories" hidden={!isShown}>
      {categories.map((category) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
        <div
          key={category.id}
          id={optionId(id, category)}
          className="combobox__option"
          role="option"
          tabIndex={-1}
          aria-selected={category === chosen}
          data-active={category === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(category)}
        >
          <CategoryIcon title={category.title} size={20} />
          {category.title}
        </div>
      ))}
    </div>
  )
}
