import type { Category } from '@vowkit/sdk-core/contract'
import { CategoryIcon } from '../../shared/category-icon.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { LoadFailed } from '../../shared/load-failed.tsx'
import { sharedMessages } from '../../shared/messages.ts'
import type { CategoriesState } from '../../shared/use-categories.ts'
import { useCategoryName } from '../../shared/use-category-name.ts'
import { onboardingMessages } from './messages.ts'
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx'
import type { PreferencesValues } from './preferences-values.ts'

export interface CategoryFieldProps extends Pick<MultiSelectProps<PreferencesValues>, 'form' | 'preset'> {
  categories: CategoriesState
}

/** The field for the vendor categories that the couple needs, displayed as tiles. */
export function CategoryField({ form, preset, categories }: CategoryFieldProps) {
  const t = useMessages(onboardingMessages)
  const shared = useMessages(sharedMessages)
  const categoryName = useCategoryName()
  const isReady = categories.status === 'ready'
  return (
    <MultiSelect
      form={form}
      name="categories"
      legend={t.categories}
      required={t.categoriesRequired}
      className="tiles"
      preset={isReady ? preset : undefined}
      options={isReady ? categories.found.map((category) => toTile(category, categoryName(category.title))) : []}
    >
      {categories.status === 'loading' && (
        <div className="tiles" role="status" aria-label={shared.loading}>
          {Array.from({ length: 16 }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
            <span className="tiles__bone" key={place} />
          ))}
        </div>
      )}
      {categories.status === 'failed' && <LoadFailed onRetry={categories.retry}>{t.categoriesFailed}</LoadFailed>}
    </MultiSelect>
  )
}

function toTile({ id, title }: Category, name: string) {
  return {
    value: String(id),
    content: (
      <>
        <CategoryIcon title={title} />
        {name}
      </>
    ),
  }
}
