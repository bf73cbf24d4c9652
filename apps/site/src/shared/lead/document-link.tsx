import { safeAddress } from '@vowkit/sdk-core/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../language/use-messages.ts'
import { leadMessages } from './messages.ts'

export interface DocumentLinkProps {
  address: string
  className: string
  /** Focuses the link when this prop becomes true. */
  takesFocus?: boolean
  /** Whether the children already mention that the link opens in a new tab. */
  saysNewTab?: boolean
  children: ReactNode
}

/** A link that opens a document in a new tab, without opener and referrer. Renders plain text if the URL is unsafe. */
export function DocumentLink(props: DocumentLinkProps) {
  const { address, className, takesFocus = false, saysNewTab = false, children } = props
  const { newTab } = useMessages(leadMessages)
  const link = useRef<HTMLAnchorElement>(null)
  const href = safeAddress(address, window.location.origin)

  useEffect(() => {
    if (takesFocus) link.current?.focus()
  }, [takesFocus])

  if (href === null) return <span className={className}>{children}</span>
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer" ref={link}>
      {children}
      {!saysNewTab && <span className="visually-hidden"> {newTab}</span>}
    </a>
  )
}
