import './idea-form.css'
import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { createBoard, createInspirationBoard } from '@vowkit/sdk-core/account'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '../../../shared/form/form.tsx'
import { useKeptValues } from '../../../shared/form/kept-values.ts'
import { SubmitButton } from '../../../shared/form/submit-button.tsx'
import { useUpload } from '../../../shared/form/use-upload.ts'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { boardMessages } from '../messages.ts'
import { CategoryField } from './category-field.tsx'
import { DescriptionField } from './description-field.tsx'
import { EMPTY_IDEA, type IdeaStart, type IdeaValues, isFile } from './idea-values.ts'
import { ImagesField } from './images-field.tsx'

export interface IdeaFormProps {
  start: IdeaStart
  /** Called with the values of the form when they change. */
  onChange: (values: IdeaValues) => void
  /** Called after the request has succeeded or failed. The board shows the result. */
  onDone: () => void
}

export function IdeaForm({ start, onChange, onDone }: IdeaFormProps) {
  const t = useMessages(boardMessages)
  const { ports } = useClient()
  const board = ports.once(createBoard)
  const unsent = useStore(board.$unsent)
  const kept = useKeptValues<IdeaValues>('inspiration', ['category', 'description'])
  const form = useForm<IdeaValues>({ mode: 'onTouched', defaultValues: { ...kept.over(EMPTY_IDEA), ...start } })
  const upload = useUpload()

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [form, onChange],
  )

  async function send(values: IdeaValues) {
    const result = await upload.run((options) =>
      board.add({ ...values, images: values.images.filter(isFile) }, options),
    )
    if (result.ok) {
      onChange(EMPTY_IDEA)
      kept.forget()
      // A new inspiration changes the palette and the next step.
      void ports.once(createInspirationBoard).refresh()
    }
    // Closing the form cancels the upload. The form may be open again by now.
    if (result.ok || result.error.code !== 'aborted') onDone()
  }

  return (
    <Form form={form} kept={kept} className="idea-form" onSubmit={send}>
      {unsent && <p className="idea-form__note">{t.restored}</p>}
      <CategoryField form={form} />
      <DescriptionField form={form} />
      <ImagesField form={form} />
      {upload.progress !== null && (
        <progress className="idea-form__progress" max={1} value={upload.progress} aria-label={t.sent} />
      )}
      <SubmitButton form={form}>{t.addToBoard}</SubmitButton>
    </Form>
  )
}
