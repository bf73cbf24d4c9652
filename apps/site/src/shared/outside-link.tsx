import { safeAddress } from '@vowkit/sdk-core/contract'
import { ExternalLink } from 'lucide-react'
import type { ComponentPropsWithoutRef } from 'react'
import { useMessages } from './language/use-messages.ts'
import { sharedMessages } from './messages.ts'

export interface OutsideLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel'> {
  /** As the deployment configures it. Without one, or with one that leads nowhere safe, the link cannot be followed. */
  href: string | undefined
  /** Leaves in the same window, where a new tab is the rule. */
  inSameWindow?: boolean
}

/** A link to an address of the configuration, which may be on another site or one of our own screens. */
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
