import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Maximum distance from the end, in pixels, at which a list counts as scrolled to its end. */
const NEAR_END = 24

interface StickToBottomOptions {
  /** A value that changes when the list has new content. A change scrolls the list if it was at its end. */
  content: unknown
  /** A value that changes when the visitor sends a message. A change scrolls the list to its end. */
  ownMessages: unknown
  /** A value that changes when the list may have become shorter. A change keeps a list at its end. */
  listHeight: unknown
}

/**
 * Keeps a list scrolled to its end while it grows, until the visitor scrolls back or the last question arrives at the
 * top, so that a long reply is read from its start. `hasNewBelow` is true if there is new content below the visible
 * part.
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

  function follow() {
    const element = list.current
    if (!element) return
    const end = element.scrollHeight - element.clientHeight
    const question = topOfLastQuestion(element)
    if (question >= end || element.scrollTop > question + NEAR_END) return scrollToBottom()
    element.scrollTop = question
    isAtEnd.current = false
    setNewBelow(true)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the content changes
  useLayoutEffect(() => {
    if (isAtEnd.current) follow()
    else setNewBelow(true)
  }, [content])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the visitor has sent a message
  useLayoutEffect(scrollToBottom, [ownMessages])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the height of the list may have changed
  useLayoutEffect(() => {
    if (isAtEnd.current) follow()
  }, [listHeight])

  // Content can also grow without a change of `content`, such as when a button needs the backend's configuration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: observes once; the function uses only refs and a setter
  useEffect(() => {
    const element = list.current
    if (!element) return
    const observer = new MutationObserver(() => isAtEnd.current && follow())
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [list])

  function onScroll() {
    if (!list.current) return
    const { scrollTop, scrollHeight, clientHeight } = list.current
    isAtEnd.current = scrollHeight - scrollTop - clientHeight <= NEAR_END
    if (isAtEnd.current) setNewBelow(false)
  }

  return { hasNewBelow, scrollToBottom, onScroll }
}

/** Returns the scroll position at which the last message of the visitor is at the top, or infinity without one. */
function topOfLastQuestion(list: HTMLElement): number {
  const question = [...list.querySelectorAll('[data-role=user]')].at(-1)
  if (!question) return Number.POSITIVE_INFINITY
  const padding = Number.parseFloat(getComputedStyle(list).paddingBlockStart) || 0
  return list.scrollTop + question.getBoundingClientRect().top - list.getBoundingClientRect().top - padding
}
