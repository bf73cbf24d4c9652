import type { ShownMessage } from '@vowkit/sdk-core/chat'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { messageKey } from './group-messages.ts'

/** So close to the end, one reads the latest. */
const NEAR_END_PX = 80
/** So close to the beginning, what was before is fetched. */
const NEAR_START_PX = 240

/** How much is seen above what was unread. */
const ABOVE_MARK_PX = 48

export interface LogPlace {
  log: RefObject<HTMLDivElement | null>
  /** Something was said by others that the person has not scrolled to. */
  hasNew: boolean
  toEnd(): void
  onScroll(): void
}

/**
 * Keeps the place of somebody who reads a conversation: at its end they stay there, further up nothing moves under their
 * eyes, whatever comes before or after. `onNearStart` is called when they scroll up to the beginning.
 */
export function useLogPlace(messages: readonly ShownMessage[], onNearStart: () => void): LogPlace {
  const log = useRef<HTMLDivElement>(null)
  const place = useRef({ isAtEnd: true, fromEnd: 0, height: 0, first: '', last: '' })
  const [hasNew, setHasNew] = useState(false)

  function toEnd(): void {
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

  // The keyboard of a phone and a growing composer take room from below.
  useEffect(() => {
    const element = log.current
    if (!element) return
    const resizes = new ResizeObserver(() => {
      // It also tells once of a height that is known, when somebody may have begun to scroll.
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
    toEnd,
    onScroll() {
      const element = log.current
      if (!element) return
      const before = place.current.fromEnd
      Object.assign(place.current, placeOf(element))
      if (place.current.isAtEnd) setHasNew(false)
      if (element.scrollTop < NEAR_START_PX && place.current.fromEnd > before) onNearStart()
    },
  }
}

/** Scrolls up to where what was unread begins, unless it is in sight; says whether it did. */
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
