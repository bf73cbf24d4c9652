import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useOpenSite } from '../../hooks/use-open-site.ts'

export interface CardLinkProps {
  /** The URL. `undefined` while it loads. */
  href: string | undefined
  target?: string
  rel?: string
  className: string
  /** The variant of the link. With `primary`, the link looks like a button. */
  variant?: 'primary'
  /** The accessible name, if the text alone is ambiguous. */
  label?: string
  /** Called on click. Return `false` to prevent navigation. */
  onPick?: () => unknown
  children: ReactNode
}

/** A link with a click callback. The callback also works while the URL loads. */
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
  const openSite = useOpenSite()

  function pick(event: MouseEvent<HTMLAnchorElement> | KeyboardEvent<HTMLAnchorElement>) {
    // Clicks with a modifier key open a new tab or save the link.
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (isModified && onPick) return
    if (onPick?.() === false) event.preventDefault()
    else if (target === '_blank') openSite(event)
  }

  const asLink = {
    role: 'link',
    onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => event.key === 'Enter' && pick(event),
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
      // Always set, because a focused link that loses its tab index before it gets its URL loses the focus in Chrome.
      tabIndex={0}
      onClick={pick}
      onAuxClick={target === '_blank' && !onPick ? openSite : undefined}
      {...(href === undefined && asLink)}
    >
      {children}
    </a>
  )
}
