import type { MouseEvent, ReactNode } from 'react'
import { vendorsMessages } from '../../messages/english/vendors.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Root } from '../../root/root.tsx'
import { NextIcon, PreviousIcon } from '../icon/icon.tsx'

export interface PaginationProps {
  /** The current page, starting at 1. */
  page: number
  /** The total number of pages. */
  pages: number
  /** Called when the visitor selects a page, before the browser follows a link. */
  onPage?: (page: number) => void
  /** Returns the URL of a page. If it is set, the pages are links. Otherwise, they are buttons. */
  hrefOf?: (page: number) => string
}

/** Page numbers with links to the previous and next page. Renders nothing for a single page. */
export function Pagination({ page, pages, onPage, hrefOf }: PaginationProps) {
  const messages = useMessages('vendors', vendorsMessages)
  if (pages <= 1) return null

  const step = (to: number, label: string, content: ReactNode) => (
    <PageControl
      label={label}
      href={hrefOf?.(to)}
      isCurrent={to === page}
      isDisabled={to < 1 || to > pages}
      onPick={() => onPage?.(to)}
    >
      {content}
    </PageControl>
  )
  const numbers = pageWindow(page, pages)
  return (
    <Root>
      <nav className="vk-pages" aria-label={messages.pages}>
        <ol className="vk-pages__list">
          <li>{step(page - 1, messages.previous, <PreviousIcon />)}</li>
          {numbers.map((one, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: reusing the element by position keeps the focus
              key={place}
              className="vk-pages__number"
              data-spare={numbers.length > 4 && one !== null && ![1, page, pages].includes(one)}
            >
              {one === null ? '…' : step(one, messages.page(one), one)}
            </li>
          ))}
          <li>{step(page + 1, messages.next, <NextIcon />)}</li>
        </ol>
      </nav>
    </Root>
  )
}

interface PageControlProps {
  label: string
  href: string | undefined
  isCurrent: boolean
  isDisabled: boolean
  onPick: () => void
  children: ReactNode
}

function PageControl({ label, href, isCurrent, isDisabled, onPick, children }: PageControlProps) {
  const shared = {
    className: 'vk-pages__page',
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
  }
  if (href === undefined)
    return (
      <button type="button" {...shared} disabled={isDisabled} onClick={onPick}>
        {children}
      </button>
    )
  if (isDisabled)
    return (
      <a {...shared} role="link" aria-disabled="true">
        {children}
      </a>
    )
  return (
    <a
      {...shared}
      href={href}
      onClick={(event: MouseEvent) => {
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) onPick()
      }}
    >
      {children}
    </a>
  )
}

/**
 * Returns the page numbers to show: the first, the last, the current page and the adjacent pages. `null` marks a gap.
 */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const numbers = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((one) => one >= 1 && one <= pages)
    .sort((one, other) => one - other)
  return numbers.flatMap((one, index) => {
    const missing = one - (numbers[index - 1] ?? 0) - 1
    if (missing === 0) return [one]
    // An ellipsis in place of a single page would not save space.
    return [missing === 1 ? one - 1 : null, one]
  })
}
