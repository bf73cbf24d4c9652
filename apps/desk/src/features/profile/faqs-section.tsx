import { Button } from '@vowkit/react'
import { type DeskProfile, type DeskProfileContent, MAX_VENDOR_FAQS } from '@vowkit/sdk-core/desk'
import { useTexts } from '../../shared/language/use-texts.ts'
import { Field } from './field.tsx'
import { RowButtons } from './row-buttons.tsx'
import { SectionForm } from './section-form.tsx'
import { profileTexts } from './texts.ts'
import { useSection } from './use-section.ts'

type Faq = DeskProfileContent['faqs']['faqs'][number]

/** The frequently asked questions. */
export function FaqsSection({ stored }: { stored: DeskProfile['faqs'] }) {
  const t = useTexts(profileTexts)
  const section = useSection('faqs', stored)
  const { content, error } = section
  const { faqs } = content
  const show = (next: Faq[]) => section.change({ faqs: next })
  const change = (index: number, part: Partial<Faq>) =>
    show(faqs.map((faq, at) => (at === index ? { ...faq, ...part } : faq)))

  return (
    <SectionForm title={t.faqs} section={section}>
      {faqs.length === 0 && <p>{t.noFaqs}</p>}
      {faqs.map((faq, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions are identified by their position
        <fieldset className="profile-row" key={index}>
          <legend className="vk-sr">{t.faq(index + 1)}</legend>
          <Field
            label={t.question}
            name={`faqs.${index}.question`}
            error={error}
            value={faq.question}
            onChange={(question) => change(index, { question })}
          />
          <Field
            label={t.answer}
            name={`faqs.${index}.answer`}
            rows={3}
            error={error}
            value={faq.answer}
            onChange={(answer) => change(index, { answer })}
          />
          <RowButtons items={faqs} index={index} name={t.faq(index + 1)} onChange={show} />
        </fieldset>
      ))}
      {faqs.length < MAX_VENDOR_FAQS && (
        <Button onClick={() => show([...faqs, { question: '', answer: '' }])}>{t.addFaq}</Button>
      )}
    </SectionForm>
  )
}
