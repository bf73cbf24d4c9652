import { useEffect, useState } from 'react'
import { useClient } from '../provider/use-client.ts'

/** As many as fill a large screen, and are rendered in less than a long task. */
const STEP = 24
const FRAME_MS = 16

/** How many of a list to render: those seen first at once, the others step by step, so that the page stays responsive. */
export function useGrowing(total: number): number {
  const { clock, startLoop } = useClient().ports
  const [grown, setGrown] = useState(STEP)

  useEffect(() => {
    if (grown >= total) return
    return startLoop(async (signal) => {
      await clock.sleep(FRAME_MS, signal)
      setGrown(grown + STEP)
    })
  }, [clock, startLoop, grown, total])

  return grown
}
