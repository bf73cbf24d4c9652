import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Clock } from '../platform/platform.ts'
import type { StartLoop } from '../platform/start-loop.ts'

export interface Countdown {
  /** The remaining time in whole seconds. Updates while the store has subscribers. */
  readonly $seconds: ReadableAtom<number>
  start(ms: number): void
}

/** Creates a countdown that reads the clock. It stays correct even in a tab whose timers are throttled. */
export function createCountdown(clock: Clock, startLoop: StartLoop): Countdown {
  const $endsAt = atom(0)
  const $seconds = atom(0)
  const secondsLeft = () => Math.max(0, Math.ceil(($endsAt.value - clock.now()) / 1_000))

  async function tick(signal: AbortSignal): Promise<void> {
    for (; secondsLeft() > 0; $seconds.set(secondsLeft())) await clock.sleep(1_000, signal)
  }

  onMount($seconds, () => {
    let stop: (() => void) | undefined
    const unlisten = $endsAt.subscribe(() => {
      stop?.()
      $seconds.set(secondsLeft())
      stop = startLoop(tick)
    })
    return () => {
      unlisten()
      stop?.()
    }
  })

  return { $seconds, start: (ms) => $endsAt.set(clock.now() + ms) }
}
