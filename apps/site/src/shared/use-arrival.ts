import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls to a section and focuses its heading if the URL has its fragment. Emails and menus contain such links. */
export function useArrival(id: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (window.location.hash !== `#${id}`) return
    heading.current?.scrollIntoView?.({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [id])
  return heading
}
