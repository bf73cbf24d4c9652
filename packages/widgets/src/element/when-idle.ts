/** Calls back once the page has loaded and is idle. */
export function whenIdle(callback: () => void): void {
  // Safari has no idle callback; the end of loading is late enough there.
  const soon = () => (window.requestIdleCallback ?? queueMicrotask)(() => callback())
  if (document.readyState === 'complete') soon()
  else window.addEventListener('load', soon, { once: true })
}
