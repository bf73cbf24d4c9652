/** Deduplicates concurrent work: callers with the same key share one run. */
export interface SharedWork<T> {
  /**
   * Joins the running work with this key, or starts it. The work's signal aborts once all callers have aborted; the next
   * call then starts a new run.
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
    const remove = () => removeTask(key, task)
    task.result.then(remove, remove)
    return task
  }

  function removeTask(key: string, task: Task<T>): void {
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
        removeTask(key, task)
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
