import type { Clock, Connectivity, Visibility } from '../platform/platform.ts'
import type { Nudge } from '../shared/nudge.ts'

/** A socket that was silent for this long is asked whether it lives. */
const SILENCE_MS = 30_000
/** How long it may take to answer. */
const PATIENCE_MS = 10_000
/** A timer this late says that the machine slept, not that the other side is dead. */
const LATE_MS = 5_000

export interface WatchSilenceDeps {
  clock: Clock
  visibility: Visibility
  connectivity: Connectivity
}

/** What a watched socket has said so far. */
export interface Traffic {
  /** How many frames have come, of whatever kind. */
  frames: number
  heardAt: number
}

export interface Watched {
  traffic: Readonly<Traffic>
  /** Nudged by who has a reason to ask at once. */
  doubts: Nudge
  /** Asks the other side for a sign of life. */
  ping(): void
}

/**
 * Watches a socket, and resolves when its other side is dead. A hidden page asks nothing and judges nothing; one that is
 * shown again, and a change of the network, ask at once.
 */
export async function watchSilence(
  { clock, visibility, connectivity }: WatchSilenceDeps,
  { traffic, doubts: { nudge, clear, wait }, ping }: Watched,
  signal: AbortSignal,
): Promise<void> {
  const unlisten = [visibility.subscribe((isVisible) => isVisible && nudge()), connectivity.subscribe(nudge)]

  async function answers(): Promise<boolean> {
    for (;;) {
      const { frames } = traffic
      const pingedAt = clock.now()
      ping()
      await clock.sleep(PATIENCE_MS, signal)
      if (traffic.frames > frames || !visibility.isVisible()) return true
      if (clock.now() - pingedAt < PATIENCE_MS + LATE_MS) return false
    }
  }

  try {
    for (;;) {
      const isNudged = await wait(Math.max(0, traffic.heardAt + SILENCE_MS - clock.now()), signal)
      const wasHidden = !visibility.isVisible()
      await visibility.whenVisible(signal)
      clear()
      const isSilent = clock.now() - traffic.heardAt >= SILENCE_MS
      if ((isNudged || wasHidden || isSilent) && !(await answers())) return
    }
  } finally {
    for (const stop of unlisten) stop()
  }
}
