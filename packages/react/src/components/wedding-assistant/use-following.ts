import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How close to its end a list counts as scrolled to the end, in pixels. */
const NEAR_END = 24

/**
 * Keeps a list scrolled to its end as it grows. After the visitor has scrolled back it stays there, and `isBehind` is true
 * once there is new content. A change of `own`, the visitor's own messages, scrolls to the end; a change of `room` keeps
 * the end in view when the list gets shorter.
 */
export function useFollowing(list: RefObject<HTMLElement | null>, content: unknown, own: unknown, room: unknown) {
  const isAtEnd = useRef(true)
  const [isBehind, setBehind] = useState(false)

  function follow() {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
    isAtEnd.current = true
    setBehind(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when what it shows changes
  useLayoutEffect(() => {
    if (isAtEnd.current) follow()
    else setBehind(true)
  }, [content])

  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when somebody has said something
  useLayoutEffect(follow, [own])

  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when there is less room
  useLayoutEffect(() => {
    if (isAtEnd.current) follow()
  }, [room])

  function onScroll() {
    if (!list.current) return
    const { scrollTop, scrollHeight, clientHeight } = list.current
    isAtEnd.current = scrollHeight - scrollTop - clientHeight <= NEAR_END
    if (isAtEnd.current) setBehind(false)
  }

  return { isBehind, follow, onScroll }
}
