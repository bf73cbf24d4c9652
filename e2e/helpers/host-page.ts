import type { Page } from '@playwright/test'

/** Selectors of elements on the partner's page that a leaking style sheet would change. */
const PROBES = ['html', 'body', 'h1', 'h2', 'p', 'a', 'button', 'input', 'label', 'nav', 'img', 'footer']

/** The state of a partner's page that our element must not change. */
export interface HostState {
  styles: string[]
  boxes: string[]
  sheets: number
  fonts: string[]
  globals: string[]
  storageKeys: string[]
  historyLength: number
  href: string
  title: string
}

/** Reads the current state of the partner's page. */
export function readHost(page: Page): Promise<HostState> {
  return page.evaluate((probes) => {
    const found = probes.flatMap((selector) => document.querySelector(selector) ?? [])
    const isBefore = (element: Element) => {
      const tool = document.querySelector('vision-generator')
      return !tool || element.compareDocumentPosition(tool) === Node.DOCUMENT_POSITION_FOLLOWING
    }
    return {
      // Computed heights are left out, because ancestors of the element grow with it.
      styles: found.map((element) => {
        const style = getComputedStyle(element)
        return [element.localName, style.font, style.color, style.backgroundColor, style.margin, style.overflow].join()
      }),
      boxes: found.filter(isBefore).map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        // In some browsers, scrolling shifts positions by fractions of a pixel.
        return [element.localName, ...[x, y + scrollY, width, height].map(Math.round)].join()
      }),
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      fonts: [...document.fonts].map((font) => font.family),
      globals: Object.getOwnPropertyNames(window).filter((name) => !/^\d+$/.test(name)),
      storageKeys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      historyLength: history.length,
      href: location.href,
      title: document.title,
    }
  }, PROBES)
}
