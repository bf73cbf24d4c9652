import { useEffect, useState } from 'react'
import { useClient } from '../provider/use-client.ts'

/** A row on a large screen, and all of a small one: rendered in less than a long task also while none of its code is warm. */
const FIRST = 4
/** The most that are rendered in less than a long task later on. */
const STEP = 24
const FRAME_MS = 16

/**
 * How many of a list to render: those seen first at once, the others in steps that double, so that the first are seen soon
 * and the page stays responsive.
 */
export function useGrowing(total: number): number {
  const { clock, startLoop } = useClient().ports
  const [grown, setGrown] = useState(FIRST)

  useEffect(() => {
    if (grown >= total) return
    return startLoop(async (signal) => {
      await clock.sleep(FRAME_MS, signal)
      setGrown(grown + Math.min(grown, STEP))
    })
  }, [clock, startLoop, grown, total])

  return grown
}
