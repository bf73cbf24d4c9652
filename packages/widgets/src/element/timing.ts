/** Resolves after the `load` event of the page. */
export async function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
}

/** Resolves once the page is idle. Resolves immediately in browsers without `requestIdleCallback`, such as Safari. */
export async function whenIdle(): Promise<void> {
  if (window.requestIdleCallback) await new Promise((resolve) => window.requestIdleCallback(resolve))
}

/** Resolves after the next frame has been painted. Resolves immediately in a hidden page, which renders no frames. */
export async function nextFrame(): Promise<void> {
  if (document.hidden) return
  await new Promise(requestAnimationFrame)
  await sleep(0)
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
