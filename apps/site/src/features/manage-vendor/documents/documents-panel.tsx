import './documents.css'
import { type LeadFile, signingStepOf } from '@vowkit/sdk-core/leads'
import { Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import type { LeadProps } from '../lead-props.ts'
import { manageVendorMessages } from '../messages.ts'
import { Panel } from '../panel.tsx'
import { SignDialogLazy } from '../signing/sign-dialog.lazy.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { DocumentRow } from './document-row.tsx'
import { UploadDialogLazy } from './upload-dialog.lazy.tsx'

/** The open dialog and the document it is for. */
export type DocumentDialog = { dialog: 'upload' } | { dialog: 'delete' | 'sign'; file: LeadFile }

export interface DocumentsPanelProps extends LeadProps {
  opened: DocumentDialog | null
  onOpen: (opened: DocumentDialog | null) => void
  onSigned: () => void
}

/** The shared documents, with dialogs to upload, sign and delete them. */
export function DocumentsPanel({ lead, view, opened, onOpen, onSigned }: DocumentsPanelProps) {
  const { documents: t } = useMessages(manageVendorMessages)
  const [signedId, setSignedId] = useState<LeadFile['id'] | null>(null)
  const [deleted, setDeleted] = useState<LeadFile | null>(null)
  const upload = useRef<HTMLButtonElement>(null)
  const close = () => onOpen(null)

  useEffect(() => {
    // The delete button was unmounted with its document.
    if (deleted) upload.current?.focus()
  }, [deleted])

  return (
    <Panel
      anchor="documents"
      title={t.title}
      count={lead.files.length}
      empty={t.empty}
      action={
        <button
          type="button"
          className="button button--quiet"
          ref={upload}
          onClick={() => onOpen({ dialog: 'upload' })}
        >
          <Upload size={20} strokeWidth={1.5} aria-hidden="true" />
          {t.upload}
        </button>
      }
    >
      {lead.files.length > 0 && (
        <ul className="documents" role="list">
          {lead.files.map((file) => (
            <DocumentRow
              key={file.id}
              file={file}
              lead={lead}
              isJustSigned={file.id === signedId && signingStepOf(file) !== 'sign'}
              onSign={() => onOpen({ dialog: 'sign', file })}
              onDelete={() => onOpen({ dialog: 'delete', file })}
            />
          ))}
        </ul>
      )}
      {opened?.dialog === 'upload' && <UploadDialogLazy lead={lead} view={view} onClose={close} />}
      {opened?.dialog === 'delete' && (
        <DeleteDialog
          file={opened.file}
          view={view}
          onClose={close}
          onDeleted={() => {
            setDeleted(opened.file)
            close()
          }}
        />
      )}
      {opened?.dialog === 'sign' && (
        <SignDialogLazy
          file={opened.file}
          lead={lead}
          view={view}
          onClose={close}
          onSigned={() => {
            setSignedId(opened.file.id)
            close()
            onSigned()
          }}
        />
      )}
    </Panel>
  )
}
