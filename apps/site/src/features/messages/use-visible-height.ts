import { useLayoutEffect } from 'react'

/**
 * Sets the custom property `--visible-height` to the height of the visual viewport. On some phones the keyboard covers
 * the page without resizing it.
 */
export function useVisibleHeight(): void {
  useLayoutEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const { style } = document.documentElement
    const unmounted = new AbortController()
    function fit(): void {
      // Pinch zoom also shrinks the visual viewport, but must not resize the layout.
      if (!visualViewport || visualViewport.scale > 1.01) return
      style.setProperty('--visible-height', `${visualViewport.height}px`)
      if (visualViewport.offsetTop > 0) window.scrollTo(0, 0)
    }
    fit()
    for (const event of ['resize', 'scroll']) visualViewport.addEventListener(event, fit, { signal: unmounted.signal })
    return () => {
      unmounted.abort()
      style.removeProperty('--visible-height')
    }
  }, [])
}
