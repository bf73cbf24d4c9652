import './category-combobox.css'
import { ChevronDown } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { CategoryIcon } from '../../shared/category-icon.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { useCategoryName } from '../../shared/use-category-name.ts'
import { CategoryOptions, optionId } from './category-options.tsx'
import { vendorSearchMessages } from './messages.ts'
import { type ComboboxOptions, useCombobox } from './use-combobox.ts'

export interface CategoryComboboxProps extends Omit<ComboboxOptions, 'nameOf' | 'words'> {
  /** The id of the element that explains why a category is required. */
  describedBy: string
  field: RefObject<HTMLInputElement | null>
}

/** A combobox to choose a category with the pointer or the arrow keys. Typing filters the list. */
export function CategoryCombobox({ describedBy, field, ...options }: CategoryComboboxProps) {
  const t = useMessages(vendorSearchMessages)
  const nameOf = useCategoryName()
  const { categories, chosen } = options
  const { text, isOpen, isTyping, matches, active, ...combobox } = useCombobox({ ...options, nameOf, words: t.words })
  const id = useId()
  const listId = `${id}-list`
  const isListed = isOpen && matches.length > 0
  const hasIcon = chosen !== null && !isTyping

  return (
    <div className="combobox">
      <label className="search-field__label" htmlFor={id}>
        {t.category}
      </label>
      {hasIcon && (
        <span className="combobox__icon">
          <CategoryIcon title={chosen.title} size={20} />
        </span>
      )}
      <input
        id={id}
        ref={field}
        className="search-field__input combobox__input"
        data-icon={hasIcon}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={listId}
        aria-activedescendant={isListed && active ? optionId(listId, active) : undefined}
        aria-describedby={describedBy}
        placeholder={t.selectCategory}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => combobox.type(target.value)}
        onFocus={({ target }) => target.select()}
        onClick={combobox.open}
        onKeyDown={combobox.onKeyDown}
        onBlur={combobox.leave}
      />
      {/* Hidden from assistive technology, because the arrow keys also open the list. */}
      <button
        type="button"
        className="icon-button combobox__toggle"
        tabIndex={-1}
        aria-hidden="true"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          field.current?.focus()
          combobox.toggle()
        }}
      >
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <CategoryOptions
        id={listId}
        isShown={isListed}
        categories={matches}
        chosen={chosen}
        active={active}
        onChoose={combobox.choose}
      />
      <p className="combobox__no-match" role="status">
        {isOpen && matches.length === 0 && categories.length > 0 && t.noCategories(text.trim())}
      </p>
    </div>
  )
}
