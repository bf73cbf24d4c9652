import { useEffect, useState } from 'react'

/** A section becomes current when its top passes this line, as a fraction of the window height. */
const READING_LINE = 1 / 3

/**
 * Returns the id of the current section: the last one whose top has passed the reading line. At the end of the page
 * it is the last section. Pass a memoized array.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])

  useEffect(() => {
    function update(): void {
      const { innerHeight, scrollY } = window
      const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      const line = innerHeight * READING_LINE
      setCurrent(isAtEnd ? ids.at(-1) : (ids.findLast((id) => topOf(id) <= line) ?? ids[0]))
    }

    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [ids])

  return current
}

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
}
