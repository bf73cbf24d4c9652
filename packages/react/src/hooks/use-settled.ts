import { useEffect, useState } from 'react'
import { useClient } from '../provider/use-client.ts'

/** A value as it was when it had not changed for a while. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const { clock, startLoop } = useClient().ports
  const [settled, setSettled] = useState(value)

  useEffect(
    () =>
      startLoop(async (signal) => {
        await clock.sleep(ms, signal)
        setSettled(() => value)
      }),
    [value, ms, clock, startLoop],
  )

  return settled
}
