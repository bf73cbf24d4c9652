/** Whether a link may be on the page. */
export type MayLink = (element: Element, href: string) => boolean

/** What an element has that nobody's text may bring to a page. Pictures come from the tests' backend alone. */
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

/** A link to a place on this screen, or to another of our own. */
export function isOwnLink(href: string): boolean {
  if (href.startsWith('#')) return true
  return new URL(href, window.location.href).origin === window.location.origin && href.startsWith('/')
}
