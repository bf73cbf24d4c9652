import { SelectField } from '../../../shared/form/select-field.tsx'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { useCategories } from '../../../shared/use-categories.ts'
import { useCategoryName } from '../../../shared/use-category-name.ts'
import { boardMessages } from '../messages.ts'
import type { IdeaForm } from './idea-values.ts'

/** The field for the vendor category of an inspiration. */
export function CategoryField({ form }: { form: IdeaForm }) {
  const t = useMessages(boardMessages)
  const shared = useMessages(sharedMessages)
  const categoryName = useCategoryName()
  const categories = useCategories()
  return (
    <div>
      <SelectField
        form={form}
        name="category"
        label={t.category}
        placeholder={categories.status === 'loading' ? t.categoryLoading : t.categoryPlaceholder}
        rules={{ required: t.categoryRequired }}
      >
        {categories.status === 'ready' &&
          categories.found.map(({ id, title }) => (
            <option key={id} value={String(id)}>
              {categoryName(title)}
            </option>
          ))}
      </SelectField>
      {categories.status === 'failed' && (
        <p className="idea-form__note" role="alert">
          {t.categoriesFailed}{' '}
          <button type="button" className="idea-form__link" onClick={categories.retry}>
            {shared.tryAgain}
          </button>
        </p>
      )}
    </div>
  )
}
