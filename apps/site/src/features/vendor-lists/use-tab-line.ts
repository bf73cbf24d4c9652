import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Where the line under the present tab was last, in pixels; null until there was one. Each tab is a screen of its own. */
let last: { start: number; width: number } | null = null

/**
 * For the row of tabs: brings the present one into sight, and tells its line where to come from, as `--from` and
 * `--grow`.
 */
export function useTabLine(): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !tab) return
    const here = { start: tab.offsetLeft, width: tab.offsetWidth }
    row.current.scrollLeft = here.start - (row.current.clientWidth - here.width) / 2
    if (last) {
      tab.style.setProperty('--from', `${last.start - here.start}px`)
      tab.style.setProperty('--grow', `${here.width === 0 ? 1 : last.width / here.width}`)
    }
    last = here
  }, [])

  return row
}
