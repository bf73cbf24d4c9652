/**
 * Calls `onFind` once for each undefined element with one of these tags, whether the element is on the page already or
 * is added later.
 */
export function watchElements(tags: string[], onFind: (element: Element) => void): void {
  const selector = tags.map((tag) => `${tag}:not(:defined)`).join()
  const found = new WeakSet<Element>()

  function find(): void {
    for (const element of document.querySelectorAll(selector)) {
      if (found.has(element)) continue
      found.add(element)
      onFind(element)
    }
  }

  find()
  new MutationObserver((changes) => {
    if (changes.some((change) => change.addedNodes.length > 0)) find()
  }).observe(document, { childList: true, subtree: true })
}
