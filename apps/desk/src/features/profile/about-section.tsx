import type { DeskProfile } from '@vowkit/sdk-core/desk'
import { useTexts } from '../../shared/language/use-texts.ts'
import { isPlainText, toHtml, toPlainText } from './about-text.ts'
import { Field } from './field.tsx'
import { SectionForm } from './section-form.tsx'
import { profileTexts } from './texts.ts'
import { useSection } from './use-section.ts'
import { withoutEmpty } from './without-empty.ts'

/** The description, as plain text or as the HTML that is stored, and the services. */
export function AboutSection({ stored }: { stored: DeskProfile['about'] }) {
  const t = useTexts(profileTexts)
  const section = useSection('about', stored, (about) => ({ ...about, services: withoutEmpty(about.services) }))
  const { content, error, change } = section
  const isPlain = isPlainText(stored.about_us)

  return (
    <SectionForm title={t.about} section={section}>
      <Field
        label={t.aboutText}
        hint={isPlain ? t.aboutHint : t.aboutHtmlHint}
        name="about_us"
        rows={9}
        error={error}
        value={isPlain ? toPlainText(content.about_us) : content.about_us}
        onChange={(text) => change({ about_us: isPlain ? toHtml(text) : text })}
      />
      <Field
        label={t.services}
        hint={t.servicesHint}
        name="services"
        rows={6}
        error={error}
        value={content.services.join('\n')}
        onChange={(text) => change({ services: text.split('\n') })}
      />
    </SectionForm>
  )
}
