import type { Category } from '@vowkit/sdk-core/contract'
import { LoadFailed } from '../../shared/load-failed.tsx'
import { CategoryIcon } from './category-icon.tsx'
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx'
import type { PreferencesValues } from './preferences-values.ts'
import type { CategoriesState } from './use-categories.ts'

export interface CategoryFieldProps extends Pick<MultiSelectProps<PreferencesValues>, 'form' | 'preset'> {
  categories: CategoriesState
}

/** The kinds of vendors a couple is looking for, as tiles. */
export function CategoryField({ form, preset, categories }: CategoryFieldProps) {
  const legend = 'Who are you looking for?'
  if (categories.status === 'ready')
    return (
      <MultiSelect
        form={form}
        name="categories"
        legend={legend}
        required="Please select at least one category"
        className="tiles"
        preset={preset}
        options={categories.found.map(toTile)}
      />
    )
  return (
    <fieldset className="choice">
      <legend className="choice__legend">{legend}</legend>
      {categories.status === 'failed' ? (
        <LoadFailed onRetry={categories.retry}>The categories could not be loaded.</LoadFailed>
      ) : (
        <div className="tiles" role="status" aria-label="Loading">
          {Array.from({ length: 16 }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they hold places and nothing else
            <span className="tiles__bone" key={place} />
          ))}
        </div>
      )}
    </fieldset>
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
