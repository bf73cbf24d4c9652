import '../add-inspiration/idea-form.css'
import { Dialog, Root, useClient } from '@vowkit/react'
import { changeInspiration, createInspirationBoard, type Inspiration } from '@vowkit/sdk-core/account'
import { useForm } from 'react-hook-form'
import { Form } from '../../../shared/form/form.tsx'
import { FormAlert } from '../../../shared/form/form-alert.tsx'
import { formMessages } from '../../../shared/form/messages.ts'
import { showSaveFailure } from '../../../shared/form/show-save-failure.ts'
import { SubmitButton } from '../../../shared/form/submit-button.tsx'
import { useUpload } from '../../../shared/form/use-upload.ts'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { CategoryField } from '../add-inspiration/category-field.tsx'
import { DescriptionField } from '../add-inspiration/description-field.tsx'
import { type IdeaValues, isFile } from '../add-inspiration/idea-values.ts'
import { ImagesField } from '../add-inspiration/images-field.tsx'
import { boardMessages } from '../messages.ts'
import { boardToolsMessages } from '../workspace/messages.ts'

const WIRE_NAMES = {
  category: 'category',
  description: 'description',
  images: 'images',
  images_order: 'images',
} as const

export interface EditInspirationDialogProps {
  inspiration: Inspiration
  onClose: () => void
}

/** The dialog that changes an inspiration: its category, its description and its images. */
export function EditInspirationDialog({ inspiration, onClose }: EditInspirationDialogProps) {
  const t = useMessages(boardToolsMessages)
  const { sent } = useMessages(boardMessages)
  const { close } = useMessages(sharedMessages)
  const texts = useMessages(formMessages)
  const { ports } = useClient()
  const form = useForm<IdeaValues>({ mode: 'onTouched', defaultValues: toValues(inspiration) })
  const upload = useUpload()

  async function send({ images, ...values }: IdeaValues) {
    const change = { ...values, images: images.map((image) => (isFile(image) ? image : image.id)) }
    const result = await upload.run((options) => changeInspiration(ports, inspiration.id ?? '', change, options))
    if (!result.ok) return showSaveFailure(form, result.error, WIRE_NAMES, texts)
    void ports.once(createInspirationBoard).refresh()
    onClose()
  }

  return (
    <Root>
      <Dialog title={t.editTitle} size="wide" closeLabel={close} onClose={onClose}>
        <Form form={form} className="idea-form" onSubmit={send}>
          <CategoryField form={form} />
          <DescriptionField form={form} />
          <ImagesField form={form} />
          {upload.progress !== null && (
            <progress className="idea-form__progress" max={1} value={upload.progress} aria-label={sent} />
          )}
          <FormAlert form={form} />
          <SubmitButton form={form}>{t.save}</SubmitButton>
        </Form>
      </Dialog>
    </Root>
  )
}

function toValues({ category_id, description, images }: Inspiration): IdeaValues {
  return {
    category: category_id === undefined ? '' : String(category_id),
    description,
    images: images.flatMap(({ id, gallery_image: url }) => (id === undefined ? [] : { id, url })),
  }
}
