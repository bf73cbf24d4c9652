/** Work that runs once for all callers who ask for the same at the same time. */
export interface SharedWork<T> {
  /**
   * Joins the work under way with this key, or starts it. Its signal is aborted once each of its callers has gone;
   * a caller who comes later starts it anew.
   */
  run(key: string, work: (signal: AbortSignal) => Promise<T>, caller: AbortSignal): Promise<T>
}

interface Task<T> {
  result: Promise<T>
  stop: AbortController
  callers: number
}

export function createSharedWork<T>(): SharedWork<T> {
  const tasks = new Map<string, Task<T>>()

  function start(key: string, work: (signal: AbortSignal) => Promise<T>): Task<T> {
    const stop = new AbortController()
    const task: Task<T> = { result: work(stop.signal), stop, callers: 0 }
    tasks.set(key, task)
    const forget = () => forgetTask(key, task)
    task.result.then(forget, forget)
    return task
  }

  function forgetTask(key: string, task: Task<T>): void {
    if (tasks.get(key) === task) tasks.delete(key)
  }

  return {
    async run(key, work, caller) {
      caller.throwIfAborted()
      const task = tasks.get(key) ?? start(key, work)
      task.callers++
      const leave = () => {
        task.callers--
        if (task.callers > 0) return
        forgetTask(key, task)
        task.stop.abort(caller.reason)
      }
      caller.addEventListener('abort', leave, { once: true })
      try {
        return await task.result
      } finally {
        caller.removeEventListener('abort', leave)
      }
    },
  }
}
