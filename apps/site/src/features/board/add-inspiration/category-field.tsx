import { SelectField } from '../../../shared/form/select-field.tsx'
import { useCategories } from '../../../shared/use-categories.ts'
import type { IdeaForm } from './idea-values.ts'

/** What kind of vendor an idea is for. */
export function CategoryField({ form }: { form: IdeaForm }) {
  const categories = useCategories()
  return (
    <div>
      <SelectField
        form={form}
        name="category"
        label="Category"
        placeholder={categories.status === 'loading' ? 'Loading...' : 'Choose a category'}
        rules={{ required: 'Choose a category.' }}
      >
        {categories.status === 'ready' &&
          categories.found.map(({ id, title }) => (
            <option key={id} value={String(id)}>
              {title}
            </option>
          ))}
      </SelectField>
      {categories.status === 'failed' && (
        <p className="idea-form__note" role="alert">
          The categories could not be loaded.{' '}
          <button type="button" className="idea-form__link" onClick={categories.retry}>
            Try again
          </button>
        </p>
      )}
    </div>
  )
}
