import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Clock } from '../platform/platform.ts'
import type { StartLoop } from '../platform/start-loop.ts'

const TICK_MS = 500

/** Creates a store of the clock's time, updated every `stepMs` while it has subscribers. Default: every 0.5 s. */
export function watchTime(clock: Clock, startLoop: StartLoop, stepMs = TICK_MS): ReadableAtom<number> {
  const $now = atom(clock.now())

  onMount($now, () =>
    startLoop(async (signal) => {
      for (; ; await clock.sleep(stepMs, signal)) $now.set(clock.now())
    }),
  )

  return $now
}
