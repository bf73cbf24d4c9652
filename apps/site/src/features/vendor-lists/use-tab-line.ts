import { useClient } from '@vowkit/react'
import { type RefObject, useLayoutEffect, useRef } from 'react'

interface TabLine {
  /** Where the line under the current tab was last, in pixels; null until there was one. Each tab is a screen of its own. */
  last: { start: number; width: number } | null
}

/** A client has one: `client.ports.once(createTabLine)`. */
const createTabLine = (): TabLine => ({ last: null })

/**
 * Scrolls the current tab of a row into view, and sets where its line starts to move from: the properties `--from` and
 * `--grow`. Returns the ref of the row.
 */
export function useTabLine(): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  const line = useClient().ports.once(createTabLine)

  useLayoutEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !tab) return
    const { last } = line
    const here = { start: tab.offsetLeft, width: tab.offsetWidth }
    row.current.scrollLeft = here.start - (row.current.clientWidth - here.width) / 2
    if (last) {
      tab.style.setProperty('--from', `${last.start - here.start}px`)
      tab.style.setProperty('--grow', `${here.width === 0 ? 1 : last.width / here.width}`)
    }
    line.last = here
  }, [line])

  return row
}
