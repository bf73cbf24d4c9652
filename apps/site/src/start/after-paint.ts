/** Runs a function once the page has been painted; at once in a hidden page, which is not painted. */
export function afterPaint(run: () => void): void {
  // A frame begins before it is painted. A timeout set in it runs afterwards.
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(run))
  else run()
}

/** Preloads the code that the page names as deferred, because all that is seen first is in its markup. */
export function preloadDeferredCode(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="deferred"]')) link.rel = 'modulepreload'
}
