import { useEffect, useState } from 'react'
import { useClient } from '../provider/use-client.ts'

/** One row of a large screen, or all of a small one: few enough to render within 50 ms before the code is optimized. */
const FIRST = 4
/** The most items that render within 50 ms once the code is optimized. */
const STEP = 24
const FRAME_MS = 16

/**
 * How many items of a list to render: the first ones at once, the others in steps that double, so that the first ones
 * appear early and the page stays responsive.
 */
export function useGrowing(total: number, first = FIRST): number {
  const { clock, startLoop } = useClient().ports
  const [grown, setGrown] = useState(first)

  useEffect(() => {
    if (grown >= total) return
    return startLoop(async (signal) => {
      await clock.sleep(FRAME_MS, signal)
      setGrown(grown + Math.min(grown, STEP))
    })
  }, [clock, startLoop, grown, total])

  return grown
}
