import { isOwnFile, type LeadData, type LeadFile, signingStepOf } from '@vowkit/sdk-core/leads'
import { Download, Trash2 } from 'lucide-react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { DocumentLink } from '../../../shared/lead/document-link.tsx'
import { DownloadLink } from '../../../shared/lead/download-link.tsx'
import { SigningStatus } from '../../../shared/lead/signing-status.tsx'
import { manageVendorMessages } from '../messages.ts'
import { DocumentCheck } from './document-check.tsx'
import { DocumentIcon } from './document-icon.tsx'

export interface DocumentRowProps {
  file: LeadFile
  lead: LeadData
  /** Whether the couple has just signed the document, so that it takes the focus. */
  isJustSigned: boolean
  onSign: () => void
  onDelete: () => void
}

/** One document. A click opens the sign dialog if the couple must sign, otherwise the document in a new tab. */
export function DocumentRow({ file, lead, isJustSigned, onSign, onDelete }: DocumentRowProps) {
  const { documents: t } = useMessages(manageVendorMessages)
  const step = signingStepOf(file)
  const isOwn = isOwnFile(file, lead)
  const content = (
    <>
      <DocumentIcon name={file.file_name} />
      <span className="document__text">
        <bdi className="document__name">{file.file_name}</bdi>
        <span className="document__who">{isOwn ? t.fromYou : <FromVendor name={lead.business_name} />}</span>
        {step && <SigningStatus step={step} isFresh={isJustSigned} />}
      </span>
    </>
  )
  return (
    <li className="document">
      {step === 'sign' ? (
        <button type="button" className="document__open" onClick={onSign}>
          {content}
        </button>
      ) : (
        <DocumentLink className="document__open" address={file.file} takesFocus={isJustSigned}>
          {content}
        </DocumentLink>
      )}
      <DownloadLink className="icon-button document__tool" address={file.file} label={t.download(file.file_name)}>
        <Download size={20} strokeWidth={1.5} aria-hidden="true" />
      </DownloadLink>
      {isOwn && (
        <button
          type="button"
          className="icon-button document__tool document__delete"
          aria-label={t.deleteNamed(file.file_name)}
          onClick={onDelete}
        >
          <Trash2 size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
      {step === 'signed' && <DocumentCheck file={file} />}
    </li>
  )
}

function FromVendor({ name }: { name: string | undefined }) {
  const { documents: t } = useMessages(manageVendorMessages)
  if (!name) return t.fromVendor
  return (
    <>
      {t.from} <bdi>{name}</bdi>
    </>
  )
}
