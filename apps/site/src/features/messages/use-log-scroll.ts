import type { ShownMessage } from '@vowkit/sdk-core/chat'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { messageKey } from './group-messages.ts'

/** The maximum distance from the end at which the log follows new messages. */
const NEAR_END_PX = 80
/** The maximum distance from the start at which earlier messages load. */
const NEAR_START_PX = 240

/** Space above the "New" mark when the log opens at it. */
const ABOVE_MARK_PX = 48

export interface LogScroll {
  log: RefObject<HTMLDivElement | null>
  /** Whether there are new messages below the visible part. */
  hasNew: boolean
  scrollToEnd(): void
  onScroll(): void
}

/**
 * Manages the scroll position of a message log. At the end, the log follows new messages. Further up, the visible
 * messages stay in place when messages load above or below. Calls `onNearStart` when the user scrolls up to the start.
 */
export function useLogScroll(messages: readonly ShownMessage[], onNearStart: () => void): LogScroll {
  const log = useRef<HTMLDivElement>(null)
  const place = useRef({ isAtEnd: true, fromEnd: 0, height: 0, first: '', last: '' })
  const [hasNew, setHasNew] = useState(false)

  function scrollToEnd(): void {
    const element = log.current
    if (!element) return
    element.scrollTop = element.scrollHeight
    Object.assign(place.current, placeOf(element))
    setHasNew(false)
  }

  useLayoutEffect(() => {
    const element = log.current
    const [oldest] = messages
    const newest = messages.at(-1)
    if (!element) return
    const { isAtEnd, fromEnd, first, last } = place.current
    const isLonger = newest !== undefined && messageKey(newest) !== last
    place.current.first = oldest ? messageKey(oldest) : ''
    place.current.last = newest ? messageKey(newest) : ''
    if (isAtEnd || (isLonger && newest.isOwn)) {
      element.scrollTop = element.scrollHeight
      setHasNew(first === '' && showMark(element))
    } else if (isLonger) setHasNew(true)
    else if (place.current.first !== first) element.scrollTop = element.scrollHeight - fromEnd
    Object.assign(place.current, placeOf(element))
  }, [messages])

  // The on-screen keyboard and a growing composer shrink the log from below.
  useEffect(() => {
    const element = log.current
    if (!element) return
    const resizes = new ResizeObserver(() => {
      // The first callback reports an unchanged height. Scrolling would then interrupt the user.
      if (place.current.isAtEnd && place.current.height !== element.clientHeight)
        element.scrollTop = element.scrollHeight
      place.current.height = element.clientHeight
    })
    resizes.observe(element)
    return () => resizes.disconnect()
  }, [])

  return {
    log,
    hasNew,
    scrollToEnd,
    onScroll() {
      const element = log.current
      if (!element) return
      const previous = place.current.fromEnd
      Object.assign(place.current, placeOf(element))
      if (place.current.isAtEnd) setHasNew(false)
      if (element.scrollTop < NEAR_START_PX && place.current.fromEnd > previous) onNearStart()
    },
  }
}

/** Scrolls up to the "New" mark if it is out of view. Returns whether it scrolled. */
function showMark(element: HTMLElement): boolean {
  const mark = element.querySelector('.message-new')
  const above = mark ? element.getBoundingClientRect().top - mark.getBoundingClientRect().top : 0
  if (above > 0) element.scrollTop -= above + ABOVE_MARK_PX
  return above > 0
}

function placeOf({ scrollHeight, scrollTop, clientHeight }: HTMLElement) {
  const fromEnd = scrollHeight - scrollTop
  return { fromEnd, height: clientHeight, isAtEnd: fromEnd - clientHeight < NEAR_END_PX }
}
