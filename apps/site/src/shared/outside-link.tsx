import { safeAddress } from '@vowkit/sdk-core/contract'
import { ExternalLink } from 'lucide-react'
import type { ComponentPropsWithoutRef } from 'react'
import { useMessages } from './language/use-messages.ts'
import { sharedMessages } from './messages.ts'

export interface OutsideLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel'> {
  /** A URL from the configuration. Without a safe URL, the link is disabled. */
  href: string | undefined
  /** Opens other sites in the same window instead of a new tab. */
  inSameWindow?: boolean
}

/** A link to a URL from the configuration, which may be on another site or one of our own screens. */
export function OutsideLink({ href, inSameWindow = false, children, ...rest }: OutsideLinkProps) {
  const { newTab } = useMessages(sharedMessages)
  const origin = href === undefined ? '' : window.location.origin
  const address = safeAddress(href, origin)
  if (address === null)
    return (
      <a {...rest} role="link" aria-disabled="true">
        {children}
      </a>
    )
  if (inSameWindow)
    return (
      <a {...rest} href={address} rel="external">
        {children}
      </a>
    )
  if (new URL(address, origin).origin === origin)
    return (
      <a {...rest} href={address}>
        {children}
      </a>
    )
  return (
    <a {...rest} href={address} target="_blank" rel="noopener">
      {children}
      <ExternalLink className="outside-link__icon" size={16} strokeWidth={1.5} aria-hidden="true" />
      <span className="visually-hidden"> {newTab}</span>
    </a>
  )
}
