import { safeAddress } from '@vowkit/sdk-core/contract'
import { type ReactNode, useEffect, useRef } from 'react'

export interface DocumentLinkProps {
  address: string
  className: string
  /** Takes the focus when it becomes so. */
  takesFocus?: boolean
  /** Its words say already that it opens in a new tab. */
  saysNewTab?: boolean
  children: ReactNode
}

/** A document in a new tab, which knows nothing of this one. One whose address leads nowhere safe cannot be opened. */
export function DocumentLink(props: DocumentLinkProps) {
  const { address, className, takesFocus = false, saysNewTab = false, children } = props
  const link = useRef<HTMLAnchorElement>(null)
  const href = safeAddress(address, window.location.origin)

  useEffect(() => {
    if (takesFocus) link.current?.focus()
  }, [takesFocus])

  if (href === null) return <span className={className}>{children}</span>
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer" ref={link}>
      {children}
      {!saysNewTab && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  )
}
