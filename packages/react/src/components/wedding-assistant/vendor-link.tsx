import type { ReactNode } from 'react'
import { useClient } from '../../provider/use-client.ts'
import { CardLink } from '../vendor-card/card-link.tsx'
import type { AssistantListeners } from './assistant-props.ts'

interface VendorLinkProps extends Pick<AssistantListeners, 'onVendorSelect'> {
  id: string
  /** Where it leads; `null` while that is not known: then it only tells. */
  url: string | null
  children: ReactNode
}

/** A link to a vendor of the site. On somebody else's page it opens a tab. */
export function VendorLink({ id, url, onVendorSelect, children }: VendorLinkProps) {
  const isSite = useClient().mode === 'site'
  return (
    <CardLink
      className="vk-talk__vendor"
      href={url ?? undefined}
      target={isSite ? undefined : '_blank'}
      rel="noopener noreferrer nofollow"
      onPick={() => onVendorSelect?.({ id, url })}
    >
      {children}
    </CardLink>
  )
}
