import { useEffect, useState } from 'react'

/** How far up the screen a section has come to be the one that is read, as a share of the screen's height. */
const READING_LINE = 1 / 3

/**
 * Which of the sections with these ids is being read: the last one whose beginning has passed the reading line, or the
 * last of all at the end of the page. Keep the array stable.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])

  useEffect(() => {
    function look(): void {
      const { innerHeight, scrollY } = window
      const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      const line = innerHeight * READING_LINE
      setCurrent(isAtEnd ? ids.at(-1) : (ids.findLast((id) => topOf(id) <= line) ?? ids[0]))
    }

    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [ids])

  return current
}

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
}
