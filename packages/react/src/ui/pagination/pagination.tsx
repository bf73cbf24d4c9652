import type { MouseEvent, ReactNode } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { vendorsMessages } from '../../messages/vendors.ts'
import { Root } from '../../root/root.tsx'
import { NextIcon, PreviousIcon } from '../icon/icon.tsx'

export interface PaginationProps {
  page: number
  pages: number
  /** Called when somebody chooses a page, before a link to it is followed. */
  onPage?: (page: number) => void
  /** The address of a page, where each has one: then the pages are links. */
  hrefOf?: (page: number) => string
}

/** The numbered pages of a list, with the ones before and after. Nothing where there is one page only. */
export function Pagination({ page, pages, onPage, hrefOf }: PaginationProps) {
  const words = useMessages('vendors', vendorsMessages)
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
  const offered = pageWindow(page, pages)
  return (
    <Root>
      <nav className="vk-pages" aria-label={words.pages}>
        <ol className="vk-pages__list">
          <li>{step(page - 1, words.previous, <PreviousIcon />)}</li>
          {offered.map((one, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its element, and with it the focus
              key={place}
              className="vk-pages__number"
              data-spare={offered.length > 4 && one !== null && ![1, page, pages].includes(one)}
            >
              {one === null ? '…' : step(one, words.page(one), one)}
            </li>
          ))}
          <li>{step(page + 1, words.next, <NextIcon />)}</li>
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

/** The pages to offer: the first, the last and those around the present one; `null` stands for a gap. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const offered = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((one) => one >= 1 && one <= pages)
    .sort((one, other) => one - other)
  return offered.flatMap((one, index) => {
    const missing = one - (offered[index - 1] ?? 0) - 1
    if (missing === 0) return [one]
    // A gap takes as much room as the one page it would leave out.
    return [missing === 1 ? one - 1 : null, one]
  })
}
