import { progressOfEach } from '@vowkit/sdk-core/leads'
import { X } from 'lucide-react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { manageVendorMessages } from '../messages.ts'
import { DocumentIcon } from './document-icon.tsx'

export interface ChosenFilesProps {
  files: readonly File[]
  /** The upload progress of all files together, from 0 to 1, or `null` without an upload. */
  progress: number | null
  onRemove: (file: File) => void
}

/** The chosen files. Each file has a progress bar during the upload. */
export function ChosenFiles({ files, progress, onRemove }: ChosenFilesProps) {
  const { documents: t } = useMessages(manageVendorMessages)
  if (files.length === 0) return null
  const parts = progressOfEach(files, progress ?? 0)
  return (
    <ul className="chosen-files" role="list">
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be chosen twice
        <li key={index} className="chosen-file">
          <DocumentIcon name={file.name} />
          <span className="chosen-file__text">
            <bdi className="document__name">{file.name}</bdi>
            {progress !== null && <progress value={parts[index]} aria-label={t.progress(file.name)} />}
          </span>
          {progress === null && (
            <button
              type="button"
              className="icon-button document__delete"
              aria-label={t.remove(file.name)}
              onClick={() => onRemove(file)}
            >
              <X size={20} strokeWidth={1.5} aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
