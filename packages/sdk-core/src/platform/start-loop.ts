import type { Log } from './platform.ts'

/** Starts one async loop and returns how to end it. */
export type StartLoop = (loop: (signal: AbortSignal) => Promise<unknown>) => () => void

/** For a wait whose end in either way is the point. */
export function ignoreAbort(): void {
  // Whoever aborted it knows.
}

/** Makes the starter of loops that end with `owner` at the latest. A loop that breaks by itself is logged, never lost. */
export function createStartLoop(log: Log, owner: AbortSignal): StartLoop {
  return (loop) => {
    const ended = new AbortController()
    const stop = () => {
      owner.removeEventListener('abort', stop)
      ended.abort()
    }
    owner.addEventListener('abort', stop)
    if (owner.aborted) stop()
    else
      loop(ended.signal)
        .catch((cause: unknown) => {
          if (!ended.signal.aborted) log.warn('A background loop broke.', cause)
        })
        .finally(stop)
    return stop
  }
}
