import { useLayoutEffect } from 'react'

/**
 * Tells the style sheet how much of the page is seen, as `--visible-height`: the keyboard of some phones lies over the
 * page, which does not become smaller for it.
 */
export function useVisibleHeight(): void {
  useLayoutEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const { style } = document.documentElement
    const left = new AbortController()
    function fit(): void {
      // Of a page that is zoomed in one sees less, and it is as large as before.
      if (!visualViewport || visualViewport.scale > 1.01) return
      style.setProperty('--visible-height', `${visualViewport.height}px`)
      if (visualViewport.offsetTop > 0) window.scrollTo(0, 0)
    }
    fit()
    for (const event of ['resize', 'scroll']) visualViewport.addEventListener(event, fit, { signal: left.signal })
    return () => {
      left.abort()
      style.removeProperty('--visible-height')
    }
  }, [])
}
