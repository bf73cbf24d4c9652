import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'

export interface CardLinkProps {
  /** Where it leads; `undefined` while that is not known. */
  href: string | undefined
  target?: string
  rel?: string
  className: string
  /** As a button's, for a link that looks like one. */
  variant?: 'primary'
  /** What it is called, where its text alone does not say. */
  label?: string
  /** Called before it is followed; `false` keeps it from being followed. */
  onPick?: () => unknown
  children: ReactNode
}

/** A link that tells when it is followed. While it leads nowhere yet it still tells. */
export function CardLink({
  href,
  target,
  rel = target && 'noopener',
  className,
  variant,
  label,
  onPick,
  children,
}: CardLinkProps) {
  function pick(event: MouseEvent | KeyboardEvent) {
    // A click that opens a tab or saves the link is between the person and the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (onPick?.() === false) event.preventDefault()
  }

  const asLink = {
    role: 'link',
    tabIndex: 0,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && pick(event),
  }
  return (
    <a
      className={className}
      part="button"
      data-variant={variant}
      href={href}
      target={target}
      rel={rel}
      aria-label={label}
      onClick={pick}
      {...(href === undefined && asLink)}
    >
      {children}
    </a>
  )
}
