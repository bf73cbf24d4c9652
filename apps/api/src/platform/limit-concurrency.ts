/** Runs at most `max` tasks at once; the others wait their turn in order of arrival. */
export function limitConcurrency(max: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0

  return async (task) => {
    if (running < max) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      // The place is handed on rather than freed, so that a newcomer cannot slip in between.
      if (next) next()
      else running--
    }
  }
}
