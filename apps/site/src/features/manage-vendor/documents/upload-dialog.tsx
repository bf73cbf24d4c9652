import { commonMessages, Dialog, Root } from '@vowkit/react'
import { MAX_LEAD_FILES } from '@vowkit/sdk-core/leads'
import { CircleAlert, FileUp } from 'lucide-react'
import { type FormEvent, useId, useRef } from 'react'
import { ariaDisabledProps } from '../../../shared/aria-disabled-props.ts'
import { DropArea } from '../../../shared/form/drop-area.tsx'
import { FieldNote } from '../../../shared/form/field-frame.tsx'
import type { LeadProps } from '../lead-props.ts'
import { ChosenFiles } from './chosen-files.tsx'
import { TYPES_HELP, useDocuments } from './use-documents.ts'

/** Uploads documents: choose or drop files, review them, and follow the upload progress. */
export function UploadDialog({ lead, view, onClose }: LeadProps & { onClose: () => void }) {
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
      <Dialog title="Upload Documents" closeLabel={commonMessages.close} size="wide" onClose={onClose}>
        <form className="form" onSubmit={submit}>
          <div className="field">
            <DropArea
              multiple
              ref={chooser}
              aria-required={files.length === 0}
              disabled={isBusy}
              accept="application/pdf,image/*,video/*"
              aria-label="Documents"
              aria-describedby={`${id}-help`}
              aria-invalid={problem === null ? undefined : true}
              onFiles={add}
            >
              <span className="photo-field__action">
                <FileUp size={20} strokeWidth={1.5} aria-hidden="true" />
                Choose documents
              </span>
              <span className="photo-field__ways">or drop them here</span>
            </DropArea>
            <FieldNote id={`${id}-help`} hint={TYPES_HELP} />
            {existing > 0 && (
              <p className="field__hint">
                {existing} of {MAX_LEAD_FILES} documents are here already.
              </p>
            )}
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
            {files.length > 0 && (
              <span className="visually-hidden">
                {files.length === 1 ? '1 document chosen.' : `${files.length} documents chosen.`}
              </span>
            )}
            {isSaved && <p className="dialog-text">Your documents have been saved.</p>}
          </div>
          {isBusy && (
            <button type="button" className="button button--quiet form__submit" onClick={cancel}>
              Cancel
            </button>
          )}
          <button type="submit" className="button form__submit" {...ariaDisabledProps(isBusy || files.length === 0)}>
            {isBusy ? commonMessages.loading : files.length > 0 ? 'Save Changes' : 'Saved'}
          </button>
        </form>
      </Dialog>
    </Root>
  )
}
