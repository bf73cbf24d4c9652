import { useWatch } from 'react-hook-form'
import { TextAreaField } from '../../../shared/form/text-area-field.tsx'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { boardMessages } from '../messages.ts'
import type { IdeaForm } from './idea-values.ts'

/** The hint shows a word count from this number of words. The limit of 1000 words is not enforced. */
const COUNTED_FROM = 900

export function DescriptionField({ form }: { form: IdeaForm }) {
  const t = useMessages(boardMessages)
  const description = useWatch({ control: form.control, name: 'description' })
  const words = description.split(/\s+/).filter(Boolean).length
  return (
    <TextAreaField
      form={form}
      name="description"
      label={t.description}
      hint={words < COUNTED_FROM ? t.descriptionHint : t.wordCount(words)}
      isOptional
      dir="auto"
    />
  )
}
