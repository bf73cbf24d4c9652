import { ChevronDown } from 'lucide-react'
import { useController } from 'react-hook-form'
import { FieldFrame } from '../../../shared/form/field-frame.tsx'
import type { IdeaForm } from './idea-values.ts'
import { useCategories } from './use-categories.ts'

/** What kind of vendor an idea is for. Controlled: its value may be there before the options that show it. */
export function CategoryField({ form }: { form: IdeaForm }) {
  const [state, retry] = useCategories()
  const { field, fieldState } = useController({
    control: form.control,
    name: 'category',
    rules: { required: 'Choose a category.' },
  })

  return (
    <div>
      <FieldFrame label="Category" error={fieldState.error?.message}>
        {(described) => (
          <div className="field__select">
            <select {...described} {...field} className="field__input" required>
              <option value="" disabled>
                {state.status === 'loading' ? 'Loading...' : 'Choose a category'}
              </option>
              {state.status === 'ready' &&
                state.categories.map(({ id, title }) => (
                  <option key={id} value={String(id)}>
                    {title}
                  </option>
                ))}
            </select>
            <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
          </div>
        )}
      </FieldFrame>
      {state.status === 'failed' && (
        <p className="idea-form__note" role="alert">
          The categories could not be loaded.{' '}
          <button type="button" className="idea-form__link" onClick={retry}>
            Try again
          </button>
        </p>
      )}
    </div>
  )
}
