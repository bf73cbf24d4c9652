import type { Log } from './platform.ts'

/** Starts an async loop. Returns a function that stops it. */
export type StartLoop = (loop: (signal: AbortSignal) => Promise<unknown>) => () => void

/** Ignores the rejection of an aborted wait. */
export function ignoreAbort(): void {
  // The caller aborted the wait deliberately.
}

/** Creates a function that starts background loops. All loops stop when `owner` aborts. Logs the error of a loop. */
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
