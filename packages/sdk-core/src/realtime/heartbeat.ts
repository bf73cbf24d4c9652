import type { Clock, Connectivity, Visibility } from '../platform/platform.ts'
import type { WakeableSleep } from '../shared/wakeable-sleep.ts'

/** Time without a frame after which the heartbeat sends a ping. */
const IDLE_MS = 30_000
/** Time without a response to a ping after which the connection counts as dead. */
const PONG_TIMEOUT_MS = 10_000
/** Delay of a timer that indicates that the machine was asleep. The connection is then not necessarily dead. */
const LATE_TIMER_MS = 5_000

export interface HeartbeatDeps {
  clock: Clock
  visibility: Visibility
  connectivity: Connectivity
}

/** Counts the frames that a socket has received. */
export interface Traffic {
  /** The total number of frames, of all kinds. */
  frames: number
  lastFrameAt: number
}

export interface HeartbeatOptions {
  traffic: Readonly<Traffic>
  /** Calling `wake()` requests an immediate check. */
  checks: WakeableSleep
  /** Sends a ping. Any received frame counts as the response. */
  ping(): void
}

/**
 * Pings an idle socket. Resolves when the connection is dead. Pauses while the page is hidden. Pings immediately when
 * the page becomes visible again or the network changes.
 */
export async function runHeartbeat(
  { clock, visibility, connectivity }: HeartbeatDeps,
  { traffic, checks: { wake, clear, sleep }, ping }: HeartbeatOptions,
  signal: AbortSignal,
): Promise<void> {
  const unlisten = [visibility.subscribe((isVisible) => isVisible && wake()), connectivity.subscribe(wake)]

  async function isAlive(): Promise<boolean> {
    for (;;) {
      const { frames } = traffic
      const pingedAt = clock.now()
      ping()
      await clock.sleep(PONG_TIMEOUT_MS, signal)
      if (traffic.frames > frames || !visibility.isVisible()) return true
      if (clock.now() - pingedAt < PONG_TIMEOUT_MS + LATE_TIMER_MS) return false
    }
  }

  try {
    for (;;) {
      const isWoken = await sleep(Math.max(0, traffic.lastFrameAt + IDLE_MS - clock.now()), signal)
      const wasHidden = !visibility.isVisible()
      await visibility.whenVisible(signal)
      clear()
      const isIdle = clock.now() - traffic.lastFrameAt >= IDLE_MS
      if ((isWoken || wasHidden || isIdle) && !(await isAlive())) return
    }
  } finally {
    for (const stop of unlisten) stop()
  }
}
