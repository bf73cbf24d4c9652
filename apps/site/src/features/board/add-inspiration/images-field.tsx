import { MAX_PHOTOS, pickInspirationImages } from '@vowkit/sdk-core/account'
import { MAX_IMAGE_BYTES } from '@vowkit/sdk-core/vision'
import { ImagePlus } from 'lucide-react'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { DropArea } from '../../../shared/form/drop-area.tsx'
import { FieldNote } from '../../../shared/form/field-frame.tsx'
import type { IdeaForm } from './idea-values.ts'
import { ImageThumbs } from './image-thumbs.tsx'

const ACCEPT = 'image/jpeg,image/png,image/gif,.jpg,.jpeg,.png,.gif'
const TOO_MANY = `Maximum limit exceeded! You can only upload ${MAX_PHOTOS} images.`

/** The pictures of an idea: at least one, and the first is its face. What is chosen next is added to them. */
export function ImagesField({ form }: { form: IdeaForm }) {
  const { field, fieldState } = useController({
    control: form.control,
    name: 'images',
    rules: { validate: (images) => images.length > 0 || 'Add at least one image.' },
  })
  const id = useId()
  const action = field.value.length > 0 ? 'Add more' : 'Choose images'
  const large = field.value.filter(({ size }) => size > MAX_IMAGE_BYTES).map(({ name }) => name)

  function add(files: readonly File[]) {
    const picked = pickInspirationImages([...field.value, ...files])
    // Not as a change of the field, which would be checked in a moment, and say less.
    form.setValue('images', picked.ok ? picked.images : [], { shouldDirty: true })
    if (picked.ok) form.clearErrors('images')
    else form.setError('images', { message: TOO_MANY })
  }

  return (
    <div className="field">
      <span className="field__label">Images</span>
      <DropArea
        multiple
        accept={ACCEPT}
        ref={field.ref}
        name={field.name}
        // In one piece: Firefox says twice what other elements name a choice of files.
        aria-label={`Images, ${action}`}
        aria-describedby={`${id}-help ${id}-error`}
        aria-invalid={fieldState.invalid || undefined}
        onBlur={field.onBlur}
        onFiles={add}
      >
        <span className="idea-form__choose">
          <ImagePlus size={20} strokeWidth={1.5} aria-hidden="true" />
          {action}
        </span>
        <span>or drop or paste them here</span>
      </DropArea>
      <ImageThumbs images={field.value} onChange={field.onChange} />
      <FieldNote id={`${id}-help`} hint={`Up to ${MAX_PHOTOS} images. 20 MB limit per image.`} />
      <div role="status" id={`${id}-error`}>
        <FieldNote error={fieldState.error?.message} />
        {large.length > 0 && <p className="idea-form__note">Over 20 MB, and may be refused: {large.join(', ')}</p>}
      </div>
    </div>
  )
}
