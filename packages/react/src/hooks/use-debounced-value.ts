import { useEffect, useState } from 'react'
import { useClient } from '../provider/use-client.ts'

/** Returns the value once it has stayed the same for `ms` milliseconds. Does not update while `isPaused` is true. */
export function useDebouncedValue<Value>(value: Value, ms: number, isPaused = false): Value {
  const { clock, startLoop } = useClient().ports
  const [debounced, setDebounced] = useState(value)

  useEffect(() => {
    if (isPaused) return
    return startLoop(async (signal) => {
      await clock.sleep(ms, signal)
      setDebounced(() => value)
    })
  }, [value, ms, isPaused, clock, startLoop])

  return debounced
}
