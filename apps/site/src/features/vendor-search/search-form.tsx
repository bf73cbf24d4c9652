import './search-form.css'
import type { Category, Id } from '@vowkit/sdk-core/contract'
import { Search } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { CategoryCombobox } from './category-combobox.tsx'
import { LocationField } from './location-field.tsx'
import { vendorSearchMessages } from './messages.ts'

export interface SearchFormProps {
  categories: readonly Category[]
  /** The category of the current search. */
  searched: Category | null
  /** Whether the category list is open on mount. */
  startsOpen?: boolean
  onSearch: (category: Id) => void
}

/** The search form. The submit button stays disabled until a category is chosen. */
export function SearchForm({ categories, searched, startsOpen = false, onSearch }: SearchFormProps) {
  const t = useMessages(vendorSearchMessages)
  const [chosen, setChosen] = useState(searched)
  const [shown, setShown] = useState(searched)
  if (shown !== searched) {
    setShown(searched)
    setChosen(searched)
  }
  const field = useRef<HTMLInputElement>(null)
  const reasonId = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen) onSearch(chosen.id)
    else field.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: some screen readers do not support <search> yet
    <form className="search-form" role="search" onSubmit={submit}>
      <div className="search-form__bar">
        <CategoryCombobox
          categories={categories}
          chosen={chosen}
          startsOpen={startsOpen}
          describedBy={reasonId}
          field={field}
          onChoose={setChosen}
        />
        <LocationField />
        {/* Stays focusable while disabled, so that screen readers read the reason. */}
        <button
          type="submit"
          className="button search-form__submit"
          aria-disabled={chosen === null}
          aria-describedby={reasonId}
        >
          <Search size={20} strokeWidth={1.5} aria-hidden="true" />
          {t.search}
        </button>
      </div>
      <p className="search-form__reason" id={reasonId}>
        {chosen === null && t.chooseCategory}
      </p>
    </form>
  )
}
