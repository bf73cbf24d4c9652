import { useEffect, useState } from 'react'
import { useClient } from '../provider/use-client.ts'

/** One row of cards on a large screen. They render within 50 ms, even before the browser has optimized the code. */
const INITIAL_COUNT = 4
/** The maximum number of items that render within 50 ms once the browser has optimized the code. */
const MAX_STEP = 24
const FRAME_MS = 16

/**
 * Returns the number of list items to render: `initialCount` at first, then in each frame up to twice as many, but at
 * most 24 more. The first items appear early, and the page stays responsive.
 */
export function useIncrementalRender(total: number, initialCount = INITIAL_COUNT): number {
  const { clock, startLoop } = useClient().ports
  const [count, setCount] = useState(initialCount)

  useEffect(() => {
    if (count >= total) return
    return startLoop(async (signal) => {
      await clock.sleep(FRAME_MS, signal)
      setCount(count + Math.min(count, MAX_STEP))
    })
  }, [clock, startLoop, count, total])

  return count
}
