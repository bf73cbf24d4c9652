import { Alert, Button, useClient } from '@vowkit/react'
import { createDeskProfile, type DeskProfile, MAX_VENDOR_PHOTOS } from '@vowkit/sdk-core/desk'
import { useRef, useState } from 'react'
import { failureText } from '../../shared/failure-text.ts'
import { useTexts } from '../../shared/language/use-texts.ts'
import { deskTexts } from '../../shared/texts.ts'
import { Field } from './field.tsx'
import { moved, RowButtons } from './row-buttons.tsx'
import { SectionForm } from './section-form.tsx'
import { profileTexts } from './texts.ts'
import { useSection } from './use-section.ts'

/** The photos: order by dragging or by buttons, alternative texts, uploads. */
export function PhotosSection({ stored }: { stored: DeskProfile['photos'] }) {
  const t = useTexts(profileTexts)
  const section = useSection('photos', stored, ({ version, photos }) => ({
    version,
    photos: photos.map(({ id, alt }) => ({ id, alt })),
  }))
  const [dragged, setDragged] = useState<number | null>(null)
  const { content, error, change } = section
  const imageOf = new Map(stored.photos.map(({ id, image }) => [id, image]))
  const { photos } = content

  return (
    <SectionForm title={t.photos} hint={t.photosHint} section={section}>
      {photos.length === 0 && <p>{t.noPhotos}</p>}
      <ol className="photo-rows">
        {photos.map((photo, index) => (
          <li
            className="photo-row"
            key={photo.id}
            data-dragged={dragged === index}
            draggable
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== null) change({ photos: moved(photos, dragged, index) })
            }}
          >
            <div className="photo-row__image">
              <img src={imageOf.get(photo.id)} alt="" draggable={false} />
              {index === 0 && <span className="mark">{t.cover}</span>}
            </div>
            <Field
              label={t.alt(index + 1)}
              name={`photos.${index}.alt`}
              error={error}
              value={photo.alt}
              onChange={(alt) => change({ photos: photos.map((one, at) => (at === index ? { ...one, alt } : one)) })}
            />
            <RowButtons
              items={photos}
              index={index}
              name={t.photo(index + 1)}
              onChange={(next) => change({ photos: next })}
            />
          </li>
        ))}
      </ol>
      {stored.photos.length < MAX_VENDOR_PHOTOS && (
        <AddPhotos
          onAdd={(added, version) => section.isChanged && change({ version, photos: [...photos, ...added] })}
          known={stored.photos}
        />
      )}
    </SectionForm>
  )
}

interface AddPhotosProps {
  known: DeskProfile['photos']['photos']
  /** Called with the new photos, so that unsaved changes keep them. */
  onAdd: (added: { id: string; alt: string }[], version: string) => void
}

/** Uploads photos at once, in the order in which they were chosen. */
function AddPhotos({ known, onAdd }: AddPhotosProps) {
  const t = useTexts(profileTexts)
  const texts = useTexts(deskTexts)
  const view = useClient().ports.once(createDeskProfile)
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function add(files: File[]) {
    if (files.length === 0) return
    setBusy(true)
    setFailure(null)
    const result = await view.addPhotos(files)
    setBusy(false)
    if (!result.ok) return setFailure(failureText(result.error, texts))
    const ids = new Set(known.map(({ id }) => id))
    const { photos, version } = result.profile.photos
    onAdd(
      photos.filter(({ id }) => !ids.has(id)).map(({ id, alt }) => ({ id, alt })),
      version,
    )
  }

  return (
    <>
      <input
        className="vk-sr"
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/gif"
        multiple
        tabIndex={-1}
        aria-label={t.addPhotos}
        onChange={({ target }) => {
          void add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Button busy={isBusy} busyLabel={t.uploading} onClick={() => input.current?.click()}>
        {t.addPhotos}
      </Button>
      {failure !== null && <Alert>{failure}</Alert>}
    </>
  )
}
