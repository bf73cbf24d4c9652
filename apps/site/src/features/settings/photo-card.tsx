import { useClient } from '@vowkit/react'
import { pickPhotos, saveProfileImage } from '@vowkit/sdk-core/account'
import { PHOTO_TYPES } from '@vowkit/sdk-core/contract'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Form } from '../../shared/form/form.tsx'
import { FormAlert } from '../../shared/form/form-alert.tsx'
import { formMessages } from '../../shared/form/messages.ts'
import { PhotoField } from '../../shared/form/photo-field.tsx'
import { showSaveFailure } from '../../shared/form/show-save-failure.ts'
import { SubmitButton } from '../../shared/form/submit-button.tsx'
import { useUpload } from '../../shared/form/use-upload.ts'
import { useMessages } from '../../shared/language/use-messages.ts'
import { settingsMessages } from './messages.ts'

interface PhotoValues {
  photos: File[]
}

/** Shows and replaces the couple's photo. Drops an invalid choice and marks the field. */
export function PhotoCard({ image }: { image: string }) {
  const t = useMessages(settingsMessages)
  const texts = useMessages(formMessages)
  const { ports } = useClient()
  const [current, setCurrent] = useState(image)
  const form = useForm<PhotoValues>({ defaultValues: { photos: [] } })
  const photos = useWatch({ control: form.control, name: 'photos' })
  const upload = useUpload()
  const [hasSaved, setSaved] = useState(false)

  async function save(values: PhotoValues) {
    const result = await upload.run((options) => saveProfileImage(ports, values.photos, options))
    if (!result.ok) return showSaveFailure(form, result.error, { image: 'photos' }, texts)
    setCurrent(result.url)
    setSaved(true)
    form.reset()
  }

  return (
    <section className="settings__card" aria-labelledby="settings-photo">
      <h2 className="settings__heading" id="settings-photo">
        {t.photo}
      </h2>
      <Form form={form} onSubmit={save}>
        <PhotoField
          form={form}
          name="photos"
          label={t.yourPicture}
          accept={PHOTO_TYPES.join()}
          help={t.photoTypes}
          pick={(files) => {
            const picked = pickPhotos(files)
            return picked.ok ? picked.photos : null
          }}
          progress={upload.progress}
        >
          {current !== '' && <img className="settings__photo" src={current} alt={t.photoAlt} />}
        </PhotoField>
        <FormAlert form={form} />
        <p className="visually-hidden" role="status">
          {hasSaved && photos.length === 0 && t.photoSaved}
        </p>
        <SubmitButton form={form} disabled={photos.length === 0}>
          {t.savePhoto}
        </SubmitButton>
      </Form>
    </section>
  )
}
