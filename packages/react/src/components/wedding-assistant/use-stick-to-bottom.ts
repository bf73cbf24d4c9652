import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The distance in pixels from its end within which a list counts as scrolled to the end. */
const NEAR_END = 24

interface StickToBottomOptions {
  /** Changes when the list has new content. Each change scrolls the list if it was at its end. */
  content: unknown
  /** Changes when the visitor sends a message. Each change scrolls the list to its end. */
  ownMessages: unknown
  /** Changes when the list may have become shorter. Each change scrolls the list to its end if it was there before. */
  listHeight: unknown
}

/**
 * Keeps a list scrolled to its end while it grows, until the visitor scrolls back. `hasNewBelow` is true once there is
 * new content below the visible part.
 */
export function useStickToBottom(list: RefObject<HTMLElement | null>, options: StickToBottomOptions) {
  const { content, ownMessages, listHeight } = options
  const isAtEnd = useRef(true)
  const [hasNewBelow, setNewBelow] = useState(false)

  function scrollToBottom() {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
    isAtEnd.current = true
    setNewBelow(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the content changes
  useLayoutEffect(() => {
    if (isAtEnd.current) scrollToBottom()
    else setNewBelow(true)
  }, [content])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the visitor has sent a message
  useLayoutEffect(scrollToBottom, [ownMessages])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the height of the list may have changed
  useLayoutEffect(() => {
    if (isAtEnd.current) scrollToBottom()
  }, [listHeight])

  function onScroll() {
    if (!list.current) return
    const { scrollTop, scrollHeight, clientHeight } = list.current
    isAtEnd.current = scrollHeight - scrollTop - clientHeight <= NEAR_END
    if (isAtEnd.current) setNewBelow(false)
  }

  return { hasNewBelow, scrollToBottom, onScroll }
}
