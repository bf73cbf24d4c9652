import '@vowkit/react/dialog.css'
import './search-pill.css'
import { Dialog, Root } from '@vowkit/react'
import type { Id } from '@vowkit/sdk-core/contract'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { CategoryIcon } from '../../shared/category-icon.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { sharedMessages } from '../../shared/messages.ts'
import { useCategoryName } from '../../shared/use-category-name.ts'
import { vendorSearchMessages } from './messages.ts'
import { SearchForm, type SearchFormProps } from './search-form.tsx'

/** The search on narrow screens: a button with the current search that opens the form in a sheet. */
export function SearchPill({ searched, onSearch, ...form }: SearchFormProps) {
  const t = useMessages(vendorSearchMessages)
  const { close } = useMessages(sharedMessages)
  const nameOf = useCategoryName()
  const [isOpen, setIsOpen] = useState(false)

  function search(category: Id) {
    setIsOpen(false)
    onSearch(category)
  }

  return (
    <div className="search-pill">
      <button type="button" className="search-pill__button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {searched ? <CategoryIcon title={searched.title} /> : <Search size={24} strokeWidth={1.5} aria-hidden="true" />}
        <span className="search-pill__text">
          <span className="search-pill__category">{searched ? nameOf(searched.title) : t.selectCategory}</span>
          <span className="search-pill__region">{t.region}</span>
        </span>
      </button>
      {isOpen && (
        <Root>
          <div className="search-sheet">
            <Dialog title={t.title} size="window" closeLabel={close} onClose={() => setIsOpen(false)}>
              <SearchForm {...form} searched={searched} startsOpen={searched === null} onSearch={search} />
            </Dialog>
          </div>
        </Root>
      )}
    </div>
  )
}
