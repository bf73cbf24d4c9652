import { useWatch } from 'react-hook-form'
import { TextAreaField } from '../../../shared/form/text-area-field.tsx'
import type { IdeaForm } from './idea-values.ts'

/** From how many words on they are counted aloud; more than a thousand are taken all the same. */
const COUNTED_FROM = 900

/** What an idea is about. */
export function DescriptionField({ form }: { form: IdeaForm }) {
  const description = useWatch({ control: form.control, name: 'description' })
  const words = description.split(/\s+/).filter(Boolean).length
  return (
    <TextAreaField
      form={form}
      name="description"
      label="Description"
      hint={words < COUNTED_FROM ? 'Max 1000 words.' : `Max 1000 words. ${words} so far.`}
      isOptional
      dir="auto"
    />
  )
}
