import type { DeskProfile } from '@vowkit/sdk-core/desk'
import { useLanguage, useTexts } from '../../shared/language/use-texts.ts'
import { Features } from './features.tsx'
import { Field } from './field.tsx'
import { SectionForm } from './section-form.tsx'
import { Terms } from './terms.tsx'
import { profileTexts } from './texts.ts'
import { toNumber } from './to-number.ts'
import { useSection } from './use-section.ts'
import { withoutEmpty } from './without-empty.ts'

/** The facts that the assistant uses. */
export function FactsSection({ stored }: { stored: DeskProfile['facts'] }) {
  const t = useTexts(profileTexts)
  const { language } = useLanguage()
  const section = useSection('facts', { ...stored.stated, version: stored.version }, (facts) => ({
    ...facts,
    areas: withoutEmpty(facts.areas),
  }))
  const { content, error, change } = section
  const numbers = [
    ['seated', t.seated],
    ['standing', t.standing],
    ['min_guests', t.minGuests],
    ['travel_miles', t.miles],
  ] as const

  return (
    <SectionForm title={t.facts} hint={t.factsHint} section={section}>
      <div className="profile-row__pair">
        {numbers.map(([name, label]) => (
          <Field
            key={name}
            label={label}
            name={name}
            inputMode="numeric"
            error={error}
            value={String(content[name] ?? '')}
            onChange={(text) => change({ [name]: toNumber(text) })}
          />
        ))}
      </div>
      <Field
        label={t.areas}
        hint={t.areasHint}
        name="areas"
        rows={3}
        error={error}
        value={content.areas.join('\n')}
        onChange={(text) => change({ areas: text.split('\n') })}
      />
      <Features
        // The backend sends the labels in the language of the desk.
        key={language}
        features={content.features}
        read={stored.read}
        onChange={(features) => change({ features })}
      />
      <Terms content={content} error={error} onChange={change} />
    </SectionForm>
  )
}
