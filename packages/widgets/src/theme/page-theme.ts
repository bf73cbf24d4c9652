import type { Theme } from '../widget-props.ts'

const WATCHED = ['class', 'data-theme', 'data-bs-theme', 'data-color-mode']
const SAID = /(?:^|[\s-])(dark|light)(?:$|[\s-])/

/**
 * What the page itself says it is, by the class or attribute that sites switch on their root or body.
 * A page that says nothing is followed by its `color-scheme`, which is what `host` means further down.
 */
export function readPageTheme(): Theme {
  for (const element of [document.documentElement, document.body]) {
    for (const name of WATCHED) {
      const said = SAID.exec(element.getAttribute(name) ?? '')
      if (said) return said[1] as 'dark' | 'light'
    }
  }
  return 'host'
}

/** Calls back at each change of what the page says, until the returned function is called. */
export function watchPageTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributes: true, attributeFilter: WATCHED })
  return () => observer.disconnect()
}
