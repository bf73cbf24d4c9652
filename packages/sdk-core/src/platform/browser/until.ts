/**
 * Resolves when `start` calls `arrive`, and rejects when the signal aborts. `start` must return a function that
 * cancels.
 */
export function until(signal: AbortSignal, start: (arrive: () => void) => () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const leave = (end: () => void) => {
      stop()
      signal.removeEventListener('abort', abort)
      end()
    }
    const abort = () => leave(() => reject(signal.reason))
    const stop = start(() => leave(resolve))
    signal.addEventListener('abort', abort)
  })
}
