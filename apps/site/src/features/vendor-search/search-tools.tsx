import './search-tools.css'
import type { Category, SearchOptions } from '@vowkit/sdk-core/contract'
import type { VendorSort } from '@vowkit/sdk-core/vendors'
import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { openPath } from '../../shared/router.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterDialogLazy } from './filter-dialog.lazy.tsx'
import { vendorSearchMessages } from './messages.ts'
import { activeFilters, type SearchFilter, searchPath } from './search-address.ts'

export interface SearchToolsProps {
  category: Category
  filter: SearchFilter
  options: SearchOptions
}

/** The sort order and the filters of a search. Offers only what the vendors of the category can answer. */
export function SearchTools({ category, filter, options }: SearchToolsProps) {
  const t = useMessages(vendorSearchMessages)
  const [isOpen, setIsOpen] = useState(false)
  const count = activeFilters(filter).length
  const hasFilters = options.prices || options.capacity || options.places.length > 0 || options.styles.length > 0
  const show = (changed: SearchFilter) => openPath(searchPath(category.id, 1, changed))
  const near = filter.near ?? options.wedding_place
  // The other orders measure from the wedding.
  const origin = filter.sort === 'distance' ? filter.near : options.wedding_place

  return (
    <div className="search-tools">
      <div className="search-tools__bar">
        {(hasFilters || options.has_calendars) && (
          <button type="button" className="search-tools__filter" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden="true" />
            {t.filters(count)}
          </button>
        )}
        {options.sorts.length > 1 && (
          <ToolSelect
            label={t.sortBy}
            value={filter.sort}
            onChange={(sort) =>
              show({ ...filter, sort: sort as VendorSort, near: sort === 'distance' ? near : undefined })
            }
          >
            {options.sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t.sorts[sort]}
              </option>
            ))}
          </ToolSelect>
        )}
        {filter.sort === 'distance' && (
          <ToolSelect label={t.near} value={filter.near ?? ''} onChange={(town) => show({ ...filter, near: town })}>
            {!options.near.includes(filter.near ?? '') && <option value={filter.near ?? ''}>{t.chooseTown}</option>}
            {options.near.map((town) => (
              <option key={town}>{town}</option>
            ))}
          </ToolSelect>
        )}
      </div>
      <FilterChips category={category} filter={filter} currency={options.currency} />
      {origin !== undefined && <p className="search-tools__note">{t.measuredFrom(origin)}</p>}
      {isOpen && (
        <FilterDialogLazy
          filter={filter}
          options={options}
          onApply={(changed) => {
            setIsOpen(false)
            show(changed)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}

interface ToolSelectProps {
  label: string
  value: string
  onChange: (value: string) => void
  children: React.ReactNode
}

function ToolSelect({ label, value, onChange, children }: ToolSelectProps) {
  return (
    <label className="search-tools__select">
      <span className="search-tools__label">{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
      <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
    </label>
  )
}
