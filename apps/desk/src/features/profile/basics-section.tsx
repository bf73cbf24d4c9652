import { useClient } from '@vowkit/react'
import { type Category, listCategories } from '@vowkit/sdk-core/account'
import type { DeskProfile } from '@vowkit/sdk-core/desk'
import { useEffect, useState } from 'react'
import { useTexts } from '../../shared/language/use-texts.ts'
import { Field } from './field.tsx'
import { SectionForm } from './section-form.tsx'
import { profileTexts } from './texts.ts'
import { useSection } from './use-section.ts'

/** Name, categories, location and phone number. */
export function BasicsSection({ stored }: { stored: DeskProfile['basics'] }) {
  const t = useTexts(profileTexts)
  const section = useSection('basics', stored)
  const categories = useCategories()
  const { content, error, change } = section
  const chosen = new Set(content.categories.map(String))
  const problem = error?.fields.categories?.[0]

  return (
    <SectionForm title={t.basics} section={section}>
      <Field
        label={t.name}
        name="business_name"
        error={error}
        value={content.business_name}
        onChange={(business_name) => change({ business_name })}
      />
      {categories.length > 0 && (
        <fieldset className="choices">
          <legend>{t.categories}</legend>
          {categories.map(({ id, title }) => (
            <label className="check" key={String(id)}>
              <input
                type="checkbox"
                checked={chosen.has(String(id))}
                onChange={({ target }) =>
                  change({
                    categories: target.checked
                      ? [...content.categories, id]
                      : content.categories.filter((one) => String(one) !== String(id)),
                  })
                }
              />
              {title}
            </label>
          ))}
          {problem !== undefined && <p className="field__error">{problem}</p>}
        </fieldset>
      )}
      <Field
        label={t.location}
        hint={t.locationHint}
        name="business_location"
        error={error}
        value={content.business_location}
        onChange={(business_location) => change({ business_location })}
      />
      <Field
        label={t.phone}
        name="phone"
        inputMode="tel"
        error={error}
        value={content.phone}
        onChange={(phone) => change({ phone })}
      />
    </SectionForm>
  )
}

/** All categories. Empty until they have loaded, and after a failure: the stored categories are kept then. */
function useCategories(): Category[] {
  const { ports } = useClient()
  const [categories, setCategories] = useState<Category[]>([])
  useEffect(() => {
    let isCurrent = true
    listCategories(ports)
      .then((found) => isCurrent && setCategories(found))
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [ports])
  return categories
}
