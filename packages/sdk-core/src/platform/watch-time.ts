import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Clock } from './platform.ts'
import type { StartLoop } from './start-loop.ts'

const TICK_MS = 500

/** The clock's time, renewed every half second while somebody listens. */
export function watchTime(clock: Clock, startLoop: StartLoop): ReadableAtom<number> {
  const $now = atom(clock.now())

  onMount($now, () =>
    startLoop(async (signal) => {
      for (; ; await clock.sleep(TICK_MS, signal)) $now.set(clock.now())
    }),
  )

  return $now
}
