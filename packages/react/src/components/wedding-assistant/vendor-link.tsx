import type { ReactNode } from 'react'
import { useClient } from '../../provider/use-client.ts'
import { CardLink } from '../vendor-card/card-link.tsx'
import type { AssistantListeners } from './assistant-props.ts'

interface VendorLinkProps extends Pick<AssistantListeners, 'onVendorSelect'> {
  id: string
  /** The URL. While it is `null`, a click only calls the callback. */
  url: string | null
  /** Default: the style of a link inside a text. */
  className?: string
  children: ReactNode
}

/** A link to a vendor on our site. On an embedding page, the link opens a new tab. */
export function VendorLink({ id, url, className = 'vk-talk__vendor', onVendorSelect, children }: VendorLinkProps) {
  const isSite = useClient().mode === 'site'
  return (
    <CardLink
      className={className}
      href={url ?? undefined}
      target={isSite ? undefined : '_blank'}
      rel="noopener noreferrer nofollow"
      onPick={() => onVendorSelect?.({ id, url })}
    >
      {children}
    </CardLink>
  )
}
