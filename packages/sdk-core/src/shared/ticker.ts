import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Clock } from '../platform/platform.ts'
import type { StartLoop } from '../platform/start-loop.ts'

/** Creates a store that counts up from 0. Adds 1 every `ms` milliseconds while it has subscribers. */
export function createTicker(ms: number, clock: Clock, startLoop: StartLoop): ReadableAtom<number> {
  const $steps = atom(0)
  onMount($steps, () => {
    $steps.set(0)
    return startLoop(async (signal) => {
      for (;;) {
        await clock.sleep(ms, signal)
        $steps.set($steps.value + 1)
      }
    })
  })
  return $steps
}
