/** Calls back once the page has loaded and has nothing else to do. */
export function whenIdle(callback: () => void): void {
  // Safari has no such moment; there the end of loading is late enough.
  const soon = () => (window.requestIdleCallback ?? queueMicrotask)(() => callback())
  if (document.readyState === 'complete') soon()
  else window.addEventListener('load', soon, { once: true })
}
