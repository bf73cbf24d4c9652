import { magicLinkMessages } from '../../messages/english/magic-link.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { NextIcon, PreviousIcon } from '../../ui/icon/icon.tsx'

export interface PagerProps {
  page: number
  pages: number
  onOpen: (page: number) => void
}

/** Two arrows around "page / total". On the first and the last page, one arrow is disabled but still focusable. */
export function Pager({ page, pages, onOpen }: PagerProps) {
  const messages = useMessages('magicLink', magicLinkMessages)
  if (pages <= 1) return null

  const arrow = (label: string, to: number, icon: ReturnType<typeof NextIcon>) => {
    const isEnd = to < 1 || to > pages
    return (
      <button
        type="button"
        className="vk-button"
        part="button"
        aria-label={label}
        aria-disabled={isEnd}
        onClick={() => !isEnd && onOpen(to)}
      >
        {icon}
      </button>
    )
  }

  return (
    <nav className="vk-pager" aria-label={messages.pages}>
      {arrow(messages.previous, page - 1, <PreviousIcon />)}
      <span className="vk-pager__page" aria-hidden="true">
        {messages.pageOf(page, pages)}
      </span>
      <span className="vk-sr" role="status">
        {messages.pageSpoken(page, pages)}
      </span>
      {arrow(messages.next, page + 1, <NextIcon />)}
    </nav>
  )
}
