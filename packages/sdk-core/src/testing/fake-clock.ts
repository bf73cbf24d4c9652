import type { Clock } from '../platform/platform.ts'

interface Sleeper {
  dueAt: number
  wake(): void
}

export interface FakeClock extends Clock {
  /** Advances the time, ends the sleeps that are due in order, and runs all promise callbacks. */
  advance(ms: number): Promise<void>
  /** Advances the time without ending sleeps, like a machine that is asleep. The next `advance` ends them. */
  skip(ms: number): void
  /** The number of pending sleeps. */
  sleepers(): number
}

/** Creates a clock whose time changes only when the test advances it. */
export function fakeClock(startAt = Date.parse('2026-06-01T12:00:00Z')): FakeClock {
  let now = startAt
  let sleeping: Sleeper[] = []

  function next(until: number): Sleeper | undefined {
    return sleeping.filter(({ dueAt }) => dueAt <= until).sort((a, b) => a.dueAt - b.dueAt)[0]
  }

  return {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason)
        const leave = () => {
          sleeping = sleeping.filter((other) => other !== sleeper)
          signal.removeEventListener('abort', stop)
        }
        const stop = () => {
          leave()
          reject(signal.reason)
        }
        const sleeper: Sleeper = {
          dueAt: now + ms,
          wake() {
            leave()
            resolve()
          },
        }
        sleeping.push(sleeper)
        signal.addEventListener('abort', stop)
      }),
    async advance(ms) {
      const until = now + ms
      await settle()
      for (let sleeper = next(until); sleeper; sleeper = next(until)) {
        now = Math.max(now, sleeper.dueAt)
        sleeper.wake()
        await settle()
      }
      now = until
    },
    skip(ms) {
      now += ms
    },
    sleepers: () => sleeping.length,
  }
}

/** Runs all promise callbacks that are ready. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
}
