/** Whether a link is allowed on the page. */
export type MayLink = (element: Element, href: string) => boolean

/**
 * Lists the parts of an element that user content must never contain: unsafe tags, event handlers, links that are not
 * allowed, and sources outside of the test backend.
 */
export function harmOf(element: Element, mayLink: MayLink): string[] {
  const handlers = element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'srcdoc')
  const link = element.getAttribute('href') ?? element.getAttribute('action') ?? element.getAttribute('formaction')
  const source = element.getAttribute('src')
  return [
    ...(element.matches('script, style, iframe, object, embed, base, meta, link, template') ? [element.tagName] : []),
    ...handlers,
    ...(link === null || mayLink(element, link) ? [] : [link]),
    ...(source === null || source.startsWith('https://api.test/') ? [] : [source]),
  ]
}

/** Whether a link is to an element of this page or to another screen of the site. */
export function isOwnLink(href: string): boolean {
  if (href.startsWith('#')) return true
  return new URL(href, window.location.href).origin === window.location.origin && href.startsWith('/')
}
