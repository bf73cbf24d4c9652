import './signing.css'
import { Dialog, Root } from '@vowkit/react'
import type { LeadFile } from '@vowkit/sdk-core/leads'
import { Download, ExternalLink } from 'lucide-react'
import { useCommonMessages } from '../../../shared/language/use-common-messages.ts'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { DocumentLink } from '../../../shared/lead/document-link.tsx'
import { DownloadLink } from '../../../shared/lead/download-link.tsx'
import type { LeadProps } from '../lead-props.ts'
import { manageVendorMessages } from '../messages.ts'
import { DocumentPreview } from './document-preview.tsx'
import { SignForm } from './sign-form.tsx'

export interface SignDialogProps extends LeadProps {
  file: LeadFile
  onSigned: () => void
  onClose: () => void
}

/** Dialog with the preview of a document and the form to sign it. */
export function SignDialog({ file, lead, view, onSigned, onClose }: SignDialogProps) {
  const { signing: t } = useMessages(manageVendorMessages)
  const { close } = useCommonMessages()
  return (
    <Root>
      <Dialog title={t.title} closeLabel={close} size="wide" onClose={onClose}>
        <div className="signing">
          <section className="signing__review" aria-label={t.review}>
            <p className="signing__name">
              <bdi>{file.file_name}</bdi>
            </p>
            <div className="signing__links">
              <DocumentLink className="signing__link" address={file.file} saysNewTab>
                <ExternalLink size={18} strokeWidth={1.5} aria-hidden="true" />
                {t.openNewTab}
              </DocumentLink>
              <DownloadLink className="signing__link" address={file.file}>
                <Download size={18} strokeWidth={1.5} aria-hidden="true" />
                {t.download}
              </DownloadLink>
            </div>
            <DocumentPreview file={file} />
          </section>
          <SignForm file={file} lead={lead} view={view} onSigned={onSigned} />
        </div>
      </Dialog>
    </Root>
  )
}
