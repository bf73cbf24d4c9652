import type { ReactNode } from 'react'
import { useOpenSite } from '../../hooks/use-open-site.ts'
import { useClient } from '../../provider/use-client.ts'

export interface SiteLinkProps {
  href: string
  className: string
  variant?: 'primary'
  children: ReactNode
}

/** A link to our site that looks like a button. On an embedding page it opens a new tab and keeps the sign-in. */
export function SiteLink({ href, className, variant, children }: SiteLinkProps) {
  const openSite = useOpenSite()
  const isEmbedded = useClient().mode === 'embedded'
  return (
    <a
      className={className}
      part="button"
      data-variant={variant}
      href={href}
      {...(isEmbedded && { target: '_blank', rel: 'noopener', onClick: openSite, onAuxClick: openSite })}
    >
      {children}
    </a>
  )
}
