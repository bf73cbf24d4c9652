import { useClient } from '@vowkit/react'
import { safeAddress } from '@vowkit/sdk-core/contract'
import type { LeadFile } from '@vowkit/sdk-core/leads'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { manageVendorMessages } from '../messages.ts'

/** The URL fragment that hides the side panel of PDF viewers and fits the page to the width. */
const VIEWER = '#navpanes=0&view=FitH'

/**
 * A preview of a document in a sandboxed frame. PDFs from our own backend have a plain frame, because browsers do not
 * render PDFs in a sandbox. The backend's headers block scripts in these PDFs.
 */
export function DocumentPreview({ file }: { file: LeadFile }) {
  const { signing: t } = useMessages(manageVendorMessages)
  const { apiHost } = useClient().ports
  const { origin } = window.location
  const address = safeAddress(file.file, origin)
  if (address === null) return <p className="signing__no-preview">{t.noPreview}</p>
  const { origin: where, pathname } = new URL(address, origin)
  const isOurPdf = where === new URL(apiHost, origin).origin && /\.pdf$/i.test(pathname)
  return (
    <iframe
      className="signing__preview"
      data-pdf={isOurPdf || undefined}
      title={t.preview(file.file_name)}
      src={isOurPdf ? address + VIEWER : address}
      referrerPolicy="no-referrer"
      loading="lazy"
      {...(!isOurPdf && { sandbox: '' })}
    />
  )
}
