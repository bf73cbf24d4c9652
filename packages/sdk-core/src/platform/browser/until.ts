/** Waits for what `start` waits for, which calls back when it is there and returns how to give up, or for the signal's end. */
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
