import { useClient } from '@vowkit/react'
import { type RefObject, useLayoutEffect, useRef } from 'react'

interface TabLine {
  /**
   * The last position, in pixels, of the line below the current tab. Stored outside the screen, because each tab opens
   * a new screen.
   */
  last: { start: number; width: number } | null
}

/** One per client: `client.ports.once(createTabLine)`. */
const createTabLine = (): TabLine => ({ last: null })

/**
 * Scrolls the current tab into view and animates its line from the previous tab, through the custom properties `--from`
 * and `--grow`. Returns the ref for the row of tabs.
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
