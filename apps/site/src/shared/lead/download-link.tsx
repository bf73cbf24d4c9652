import { useClient } from '@vowkit/react'
import { safeAddress } from '@vowkit/sdk-core/contract'
import type { ReactNode } from 'react'

export interface DownloadLinkProps {
  address: string
  className: string
  /** The accessible name and the tooltip, if the link has no visible text. */
  label?: string
  children: ReactNode
}

/** A link that saves a document of our own backend. Renders nothing for documents on other hosts, which may be signed URLs. */
export function DownloadLink({ address, className, label, children }: DownloadLinkProps) {
  const { apiHost } = useClient().ports
  const { origin } = window.location
  const safe = safeAddress(address, origin)
  if (safe === null) return null
  const url = new URL(safe, origin)
  if (url.origin !== new URL(apiHost, origin).origin) return null
  url.searchParams.set('download', '')
  return (
    <a className={className} href={url.href} download rel="noopener noreferrer" aria-label={label} title={label}>
      {children}
    </a>
  )
}
