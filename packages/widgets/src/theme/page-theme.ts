import type { Theme } from '../widget-props.ts'

const WATCHED = ['class', 'data-theme', 'data-bs-theme', 'data-color-mode']
const THEME = /(?:^|[\s-])(dark|light)(?:$|[\s-])/

/**
 * Reads the theme of the embedding page from the usual classes and attributes on the root or the body. Returns `host`
 * if the page declares no theme. The style sheets then inherit the page's `color-scheme`.
 */
export function readPageTheme(): Theme {
  for (const element of [document.documentElement, document.body]) {
    for (const name of WATCHED) {
      const match = THEME.exec(element.getAttribute(name) ?? '')
      if (match) return match[1] as 'dark' | 'light'
    }
  }
  return 'host'
}

/**
 * Calls `listener` when a class or attribute that declares the page's theme changes. Returns a function that stops the
 * observer.
 */
export function watchPageTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributes: true, attributeFilter: WATCHED })
  return () => observer.disconnect()
}
