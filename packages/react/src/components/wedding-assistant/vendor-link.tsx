import type { ReactNode } from 'react'
import { useClient } from '../../provider/use-client.ts'
import { CardLink } from '../vendor-card/card-link.tsx'
import { useOpenProfile } from '../vendor-profile/dialog/opens-profiles.tsx'
import type { AssistantListeners } from './assistant-props.ts'

interface VendorLinkProps extends Pick<AssistantListeners, 'onVendorSelect'> {
  id: string
  /** The URL. While it is `null`, a click only calls the callback. */
  url: string | null
  /** Default: the style of a link inside a text. */
  className?: string
  children: ReactNode
}

/** A link to a vendor. On an embedding page, a click opens the profile in a dialog. */
export function VendorLink({ id, url, className = 'vk-talk__vendor', onVendorSelect, children }: VendorLinkProps) {
  const isSite = useClient().mode === 'site'
  const openProfile = useOpenProfile()
  return (
    <CardLink
      className={className}
      href={url ?? undefined}
      target={isSite ? undefined : '_blank'}
      rel="noopener noreferrer nofollow"
      onPick={() => {
        const isAllowed = onVendorSelect?.({ id, url }) !== false
        if (isAllowed) openProfile?.(id)
        return isAllowed && openProfile === null
      }}
    >
      {children}
    </CardLink>
  )
}
