import type { Log } from './platform.ts'

/** Starts an async loop. Returns a function that stops the loop. */
export type StartLoop = (loop: (signal: AbortSignal) => Promise<unknown>) => () => void

/** Ignores the rejection of a wait that was aborted. */
export function ignoreAbort(): void {
  // The caller aborted the wait, so there is no error to handle.
}

/** Creates a function that starts background loops. Logs errors of the loops. All loops stop when `owner` aborts. */
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
          if (!ended.signal.aborted) log.warn('A background loop failed.', cause)
        })
        .finally(stop)
    return stop
  }
}
