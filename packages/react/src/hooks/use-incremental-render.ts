import { useEffect, useState } from 'react'
import { useClient } from '../provider/use-client.ts'

/**
 * Number of cards in one row on a large screen. They render within 50 ms, even before the browser has optimized the
 * code.
 */
const INITIAL_COUNT = 4
/** Maximum number of items that render within 50 ms once the browser has optimized the code. */
const MAX_STEP = 24
const FRAME_MS = 16

/**
 * Returns the number of list items to render. Starts with `initialCount`, then doubles in each frame, adding at most
 * 24. The first items appear early, and the page stays responsive.
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
