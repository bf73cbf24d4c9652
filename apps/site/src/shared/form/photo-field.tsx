import { ImagePlus, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import {
  type FieldPathByValue,
  type FieldValues,
  type PathValue,
  type UseFormReturn,
  useController,
} from 'react-hook-form'
import { useMessages } from '../language/use-messages.ts'
import { DropArea } from './drop-area.tsx'
import { FieldNote } from './field-frame.tsx'
import { formMessages } from './messages.ts'
import { useObjectUrls } from './use-object-urls.ts'

export interface PhotoFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  name: FieldPathByValue<Values, File[]>
  label: string
  /** Shows "optional" after the label. */
  isOptional?: boolean
  /** The accepted types, as in the `accept` attribute. */
  accept: string
  /** Always shown below the area. */
  help: string
  /** Returns the accepted files of a selection, or `null` if the selection breaks the rule and is discarded. */
  pick: (files: File[]) => File[] | null
  /** The error for a selection that breaks the rule. Without it, the field is only marked as invalid. */
  brokenRule?: string
  /** The progress of the upload, from 0 to 1. Absent or `null` while no upload is running. */
  progress?: number | null
  /** Cancels the upload. */
  onCancel?: () => void
  /** Shown until a photo is chosen, such as the current photo. */
  children?: ReactNode
}

/** A file input for photos of the couple. Previews the first photo in the arch and shows the number of photos. */
export function PhotoField<Values extends FieldValues>(props: PhotoFieldProps<Values>) {
  const { form, name, label, isOptional, accept, help, pick, brokenRule, progress, onCancel, children } = props
  const t = useMessages(formMessages)
  const { field, fieldState } = useController({ control: form.control, name })
  const photos: File[] = field.value
  const urls = useObjectUrls(photos)
  const [unseen, setUnseen] = useState<string | null>(null)
  const id = useId()
  const action = photos.length > 0 ? t.replacePhoto : t.choosePhoto

  function take(files: File[]) {
    const picked = pick(files)
    // Not `field.onChange`, which would validate the field and clear the error.
    form.setValue(name, (picked ?? []) as PathValue<Values, typeof name>, { shouldDirty: true })
    if (picked) form.clearErrors(name)
    else form.setError(name, { type: 'rule', message: brokenRule ?? '' })
  }

  function remove() {
    take([])
    // The pressed button is unmounted.
    form.setFocus(name)
  }

  return (
    <div className="field photo-field">
      <span className="field__label">
        {label}
        {isOptional && <span className="field__optional"> {t.optional}</span>}
      </span>
      <DropArea
        multiple
        accept={accept}
        ref={field.ref}
        name={name}
        // Not `aria-labelledby`: Firefox announces the text of the referenced elements twice for file inputs.
        aria-label={`${label}, ${action}`}
        aria-describedby={`${id}-help ${id}-error`}
        aria-invalid={fieldState.invalid || undefined}
        onFiles={take}
      >
        {photos.length === 0 && children}
        {urls[0] && urls[0] !== unseen && (
          <img
            className="photo-field__photo"
            src={urls[0]}
            alt={t.yourChoice}
            onError={() => setUnseen(urls[0] ?? null)}
          />
        )}
        {urls[0] && urls[0] === unseen && <span className="photo-field__name">{photos[0]?.name}</span>}
        <span className="photo-field__action">
          <ImagePlus size={20} strokeWidth={1.5} aria-hidden="true" />
          {action}
        </span>
        {photos.length === 0 && <span className="photo-field__ways">{t.dropPhoto}</span>}
        {photos.length > 1 && <span className="photo-field__ways">{t.photosChosen(photos.length)}</span>}
      </DropArea>
      {photos.length > 0 && typeof progress !== 'number' && (
        <button type="button" className="photo-field__remove" onClick={remove}>
          <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
          {t.remove}
        </button>
      )}
      {photos.length > 0 && typeof progress === 'number' && (
        <div className="photo-field__sending">
          <progress value={progress} aria-label={t.sent} />
          {onCancel && (
            <button type="button" className="photo-field__remove" onClick={onCancel}>
              {t.cancel}
            </button>
          )}
        </div>
      )}
      <FieldNote id={`${id}-help`} hint={help} />
      <div role="status" id={`${id}-error`}>
        <FieldNote error={fieldState.error?.message || undefined} />
        {photos.length > 0 && (
          <span className="visually-hidden">{t.chosen(photos.map((photo) => photo.name).join(', '))}</span>
        )}
      </div>
    </div>
  )
}
