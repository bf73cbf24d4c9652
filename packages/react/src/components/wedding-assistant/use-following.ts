import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How far from its end a list still counts as being at it, in pixels. */
const NEAR_END = 24

/**
 * Keeps the end of a list in sight while somebody is there. Whoever has scrolled back is left in peace, and `isBehind`
 * says that there is something new. `own` changes with what they say themselves, which takes them to the end, and
 * `room` with what may leave the list less of it.
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
