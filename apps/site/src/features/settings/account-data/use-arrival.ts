import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls to a section and focuses its heading if the page's address names it, as the links of mails do. */
export function useArrival(id: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (window.location.hash !== `#${id}`) return
    heading.current?.scrollIntoView?.({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [id])
  return heading
}
