import './signing.css'
import { commonMessages, Dialog, Root } from '@vowkit/react'
import type { LeadFile } from '@vowkit/sdk-core/leads'
import { ExternalLink } from 'lucide-react'
import { DocumentLink } from '../../../shared/lead/document-link.tsx'
import type { LeadProps } from '../lead-props.ts'
import { DocumentPreview } from './document-preview.tsx'
import { SignForm } from './sign-form.tsx'

export interface SignDialogProps extends LeadProps {
  file: LeadFile
  onSigned: () => void
  onClose: () => void
}

/** Dialog with the preview of a document and the form to sign it. */
export function SignDialog({ file, lead, view, onSigned, onClose }: SignDialogProps) {
  return (
    <Root>
      <Dialog title="Sign Document" closeLabel={commonMessages.close} size="wide" onClose={onClose}>
        <div className="signing">
          <section className="signing__review" aria-label="Review">
            <p className="signing__name">
              <bdi>{file.file_name}</bdi>
            </p>
            <DocumentLink className="signing__link" address={file.file} saysNewTab>
              <ExternalLink size={18} strokeWidth={1.5} aria-hidden="true" />
              Open in new tab
            </DocumentLink>
            <DocumentPreview file={file} />
          </section>
          <SignForm file={file} lead={lead} view={view} onSigned={onSigned} />
        </div>
      </Dialog>
    </Root>
  )
}
