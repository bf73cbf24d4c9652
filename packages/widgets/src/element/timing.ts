/** Resolves once the page has loaded. */
export async function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
}

/** Resolves once the page is idle. Safari has no idle callback: there it resolves at once. */
export async function whenIdle(): Promise<void> {
  if (window.requestIdleCallback) await new Promise((resolve) => window.requestIdleCallback(resolve))
}

/** Resolves after the next frame has been painted; at once in a page that is hidden, which has no frames. */
export async function nextFrame(): Promise<void> {
  if (document.hidden) return
  await new Promise(requestAnimationFrame)
  await sleep(0)
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
