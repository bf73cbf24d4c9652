import { useClient } from '@vowkit/react'
import { safeAddress } from '@vowkit/sdk-core/contract'
import type { LeadFile } from '@vowkit/sdk-core/leads'

/** Tells PDF viewers to leave the place to the page. */
const VIEWER = '#navpanes=0&view=FitH'

/**
 * The document itself, in a frame that can do nothing. Browsers show no PDF in a sandboxed one: those of our own backend,
 * which lets no script of theirs run, stand in a plain frame.
 */
export function DocumentPreview({ file }: { file: LeadFile }) {
  const { apiHost } = useClient().ports
  const { origin } = window.location
  const address = safeAddress(file.file, origin)
  if (address === null) return <p className="signing__unseen">This document cannot be shown here.</p>
  const { origin: where, pathname } = new URL(address, origin)
  const isOurPdf = where === new URL(apiHost, origin).origin && /\.pdf$/i.test(pathname)
  return (
    <iframe
      className="signing__preview"
      data-pdf={isOurPdf || undefined}
      title={`Preview of ${file.file_name}`}
      src={isOurPdf ? address + VIEWER : address}
      referrerPolicy="no-referrer"
      loading="lazy"
      {...(!isOurPdf && { sandbox: '' })}
    />
  )
}
