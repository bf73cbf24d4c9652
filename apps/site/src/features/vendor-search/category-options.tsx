import type { Category } from '@vowkit/sdk-core/contract'
import { useEffect } from 'react'
import { CategoryIcon } from '../../shared/category-icon.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { useCategoryName } from '../../shared/use-category-name.ts'
import { vendorSearchMessages } from './messages.ts'

export interface CategoryOptionsProps {
  /** The id of the list. {@link optionId} derives the ids of its options. */
  id: string
  isShown: boolean
  categories: readonly Category[]
  chosen: Category | null
  /** The option that Enter chooses. The list scrolls to this option. */
  active: Category | null
  onChoose: (category: Category) => void
}

/** Returns the DOM id of a category's option, for `aria-activedescendant`. */
export function optionId(listId: string, { id }: Category): string {
  return `${listId}-${id}`
}

/** The listbox of the category combobox. The field has the focus and handles the keys. */
export function CategoryOptions({ id, isShown, categories, chosen, active, onChoose }: CategoryOptionsProps) {
  const t = useMessages(vendorSearchMessages)
  const nameOf = useCategoryName()
  useEffect(() => {
    if (active) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  return (
    <div className="combobox__list" id={id} role="listbox" aria-label={t.categories} hidden={!isShown}>
      {categories.map((category) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
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
          {nameOf(category.title)}
        </div>
      ))}
    </div>
  )
}
