import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Clock } from '../platform/platform.ts'
import type { StartLoop } from '../platform/start-loop.ts'

const TICK_MS = 500

/** Creates a store of the current time. Updates every `stepMs`, or every 0.5 s by default, while it has subscribers. */
export function watchTime(clock: Clock, startLoop: StartLoop, stepMs = TICK_MS): ReadableAtom<number> {
  const $now = atom(clock.now())

  onMount($now, () =>
    startLoop(async (signal) => {
      for (; ; await clock.sleep(stepMs, signal)) $now.set(clock.now())
    }),
  )

  return $now
}
