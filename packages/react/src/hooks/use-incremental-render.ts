import { useEffect, useState } from 'react'
import { useClient } from '../provider/use-client.ts'

/** One row on a large screen: few enough to render within 50 ms before the browser has optimized the code. */
const INITIAL_COUNT = 4
/** The most items that render within 50 ms once the code is optimized. */
const MAX_STEP = 24
const FRAME_MS = 16

/**
 * Returns how many items of a list to render: `initialCount` at first, then up to twice as many in each frame, at most
 * 24 more. The first items appear early and the page stays responsive.
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
