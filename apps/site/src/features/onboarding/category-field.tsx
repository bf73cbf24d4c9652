import type { Category } from '@vowkit/sdk-core/contract'
import { CategoryIcon } from '../../shared/category-icon.tsx'
import { LoadFailed } from '../../shared/load-failed.tsx'
import type { CategoriesState } from '../../shared/use-categories.ts'
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx'
import type { PreferencesValues } from './preferences-values.ts'

export interface CategoryFieldProps extends Pick<MultiSelectProps<PreferencesValues>, 'form' | 'preset'> {
  categories: CategoriesState
}

/** The kinds of vendors a couple is looking for, as tiles. */
export function CategoryField({ form, preset, categories }: CategoryFieldProps) {
  const isReady = categories.status === 'ready'
  return (
    <MultiSelect
      form={form}
      name="categories"
      legend="Who are you looking for?"
      required="Please select at least one category"
      className="tiles"
      preset={isReady ? preset : undefined}
      options={isReady ? categories.found.map(toTile) : []}
    >
      {categories.status === 'loading' && (
        <div className="tiles" role="status" aria-label="Loading">
          {Array.from({ length: 16 }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they hold places and nothing else
            <span className="tiles__bone" key={place} />
          ))}
        </div>
      )}
      {categories.status === 'failed' && (
        <LoadFailed onRetry={categories.retry}>The categories could not be loaded.</LoadFailed>
      )}
    </MultiSelect>
  )
}

function toTile({ id, title }: Category) {
  return {
    value: String(id),
    content: (
      <>
        <CategoryIcon title={title} />
        {title}
      </>
    ),
  }
}
