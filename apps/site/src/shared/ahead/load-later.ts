/** Has the code come that a page names for later, because all that is seen of it first is there without. */
export function loadLater(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = 'modulepreload'
}
