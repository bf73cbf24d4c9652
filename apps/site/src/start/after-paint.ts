/** Runs a function after the page has been painted, or immediately in a hidden page, which is not painted. */
export function afterPaint(run: () => void): void {
  // The frame callback runs before the paint, and the timeout after it.
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(run))
  else run()
}

/**
 * Preloads the code that the page marks as deferred. It is deferred because the page's markup already shows the first
 * screen.
 */
export function preloadDeferredCode(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="deferred"]')) link.rel = 'modulepreload'
}
