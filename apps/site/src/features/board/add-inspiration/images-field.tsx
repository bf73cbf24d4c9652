import { MAX_PHOTOS, pickInspirationImages } from '@vowkit/sdk-core/account'
import { MAX_IMAGE_BYTES } from '@vowkit/sdk-core/vision'
import { ImagePlus } from 'lucide-react'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { DropArea } from '../../../shared/form/drop-area.tsx'
import { FieldNote } from '../../../shared/form/field-frame.tsx'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { boardMessages } from '../messages.ts'
import { type IdeaForm, isFile } from './idea-values.ts'
import { ImageThumbs } from './image-thumbs.tsx'

const ACCEPT = 'image/jpeg,image/png,image/gif,.jpg,.jpeg,.png,.gif'

/** The field for an inspiration's images. Requires one image; the first is the cover. New files are appended. */
export function ImagesField({ form }: { form: IdeaForm }) {
  const t = useMessages(boardMessages)
  const { field, fieldState } = useController({
    control: form.control,
    name: 'images',
    rules: { validate: (images) => images.length > 0 || t.imagesRequired },
  })
  const id = useId()
  const action = field.value.length > 0 ? t.addMore : t.chooseImages
  const large = field.value.filter(isFile).flatMap(({ name, size }) => (size > MAX_IMAGE_BYTES ? name : []))

  function add(files: readonly File[]) {
    const stored = field.value.filter((image) => !isFile(image))
    const picked = pickInspirationImages(files)
    const images = picked.ok ? [...field.value, ...picked.images] : null
    const isAllowed = images !== null && images.length <= MAX_PHOTOS
    // `field.onChange` would validate the field and replace the message set below. Too many images clear the selection,
    // but never the images that are already stored.
    form.setValue('images', isAllowed ? images : stored, { shouldDirty: true })
    if (isAllowed) form.clearErrors('images')
    else form.setError('images', { message: t.tooManyImages })
  }

  return (
    <div className="field">
      <span className="field__label">{t.images}</span>
      <DropArea
        multiple
        accept={ACCEPT}
        ref={field.ref}
        name={field.name}
        // With `aria-labelledby`, Firefox reads the labels of a file input twice.
        aria-label={`${t.images}, ${action}`}
        aria-describedby={`${id}-help ${id}-error`}
        aria-invalid={fieldState.invalid || undefined}
        onBlur={field.onBlur}
        onFiles={add}
      >
        <span className="idea-form__choose">
          <ImagePlus size={20} strokeWidth={1.5} aria-hidden="true" />
          {action}
        </span>
        <span>{t.drop}</span>
      </DropArea>
      <ImageThumbs images={field.value} onChange={field.onChange} />
      <FieldNote id={`${id}-help`} hint={t.imagesHint} />
      <div role="status" id={`${id}-error`}>
        <FieldNote error={fieldState.error?.message} />
        {large.length > 0 && <p className="idea-form__note">{t.tooLarge(large.join(', '))}</p>}
      </div>
    </div>
  )
}
