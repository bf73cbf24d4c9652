import { Dialog, Root } from '@vowkit/react'
import { MAX_LEAD_FILES } from '@vowkit/sdk-core/leads'
import { CircleAlert, FileUp } from 'lucide-react'
import { type FormEvent, useId, useRef } from 'react'
import { ariaDisabledProps } from '../../../shared/aria-disabled-props.ts'
import { DropArea } from '../../../shared/form/drop-area.tsx'
import { FieldNote } from '../../../shared/form/field-frame.tsx'
import { useCommonMessages } from '../../../shared/language/use-common-messages.ts'
import { useMessages } from '../../../shared/language/use-messages.ts'
import type { LeadProps } from '../lead-props.ts'
import { manageVendorMessages } from '../messages.ts'
import { ChosenFiles } from './chosen-files.tsx'
import { useDocuments } from './use-documents.ts'

/** The dialog to choose or drop files, review them and follow the upload progress. */
export function UploadDialog({ lead, view, onClose }: LeadProps & { onClose: () => void }) {
  const { documents: t } = useMessages(manageVendorMessages)
  const { close, loading } = useCommonMessages()
  const existing = lead.files.length
  const { files, problem, isSaved, progress, cancel, add, remove, save } = useDocuments(view, existing)
  const isBusy = progress !== null
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent): void {
    event.preventDefault()
    void save()
  }

  return (
    <Root>
      <Dialog title={t.uploadTitle} closeLabel={close} size="wide" onClose={onClose}>
        <form className="form" onSubmit={submit}>
          <div className="field">
            <DropArea
              multiple
              ref={chooser}
              aria-required={files.length === 0}
              disabled={isBusy}
              accept="application/pdf,image/*,video/*"
              aria-label={t.field}
              aria-describedby={`${id}-help`}
              aria-invalid={problem === null ? undefined : true}
              onFiles={add}
            >
              <span className="photo-field__action">
                <FileUp size={20} strokeWidth={1.5} aria-hidden="true" />
                {t.choose}
              </span>
              <span className="photo-field__ways">{t.drop}</span>
            </DropArea>
            <FieldNote id={`${id}-help`} hint={t.wrong_type} />
            {existing > 0 && <p className="field__hint">{t.existing(existing, MAX_LEAD_FILES)}</p>}
          </div>
          {problem !== null && (
            <div className="form-alert" role="alert">
              <CircleAlert size={20} strokeWidth={1.5} aria-hidden="true" />
              <span>{problem}</span>
            </div>
          )}
          <ChosenFiles
            files={files}
            progress={progress}
            onRemove={(file) => {
              remove(file)
              // The remove button was unmounted with its file.
              chooser.current?.focus()
            }}
          />
          <div role="status">
            {files.length > 0 && <span className="visually-hidden">{t.chosen(files.length)}</span>}
            {isSaved && <p className="dialog-text">{t.savedNote}</p>}
          </div>
          {isBusy && (
            <button type="button" className="button button--quiet form__submit" onClick={cancel}>
              {t.cancel}
            </button>
          )}
          <button type="submit" className="button form__submit" {...ariaDisabledProps(isBusy || files.length === 0)}>
            {isBusy ? loading : files.length > 0 ? t.save : t.saved}
          </button>
        </form>
      </Dialog>
    </Root>
  )
}
