import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useClient } from '../../provider/use-client.ts'
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

  function pick(event: MouseEvent | KeyboardEvent) {
    // A click that opens a tab or saves the link is between the person and the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (onVendorSelect?.({ id, url }) === false) event.preventDefault()
  }

  const asLink = {
    role: 'link',
    tabIndex: 0,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && pick(event),
  }
  return (
    <a
      className="vk-talk__vendor"
      part="button"
      href={url ?? undefined}
      target={isSite ? undefined : '_blank'}
      rel={isSite ? undefined : 'noopener noreferrer nofollow'}
      onClick={pick}
      {...(url === null && asLink)}
    >
      {children}
    </a>
  )
}
