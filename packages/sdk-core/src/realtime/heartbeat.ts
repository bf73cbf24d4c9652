import type { Clock, Connectivity, Visibility } from '../platform/platform.ts'
import type { WakeableSleep } from '../shared/wakeable-sleep.ts'

/** A socket that received no frame for this long gets a ping. */
const IDLE_MS = 30_000
/** How long the backend may take to respond to a ping. */
const PONG_TIMEOUT_MS = 10_000
/** A timer that fires this late means that the machine slept, not that the connection is dead. */
const LATE_TIMER_MS = 5_000

export interface HeartbeatDeps {
  clock: Clock
  visibility: Visibility
  connectivity: Connectivity
}

/** What a socket has received. */
export interface Traffic {
  /** The number of frames received, of any kind. */
  frames: number
  lastFrameAt: number
}

export interface HeartbeatOptions {
  traffic: Readonly<Traffic>
  /** `wake()` requests a check immediately. */
  checks: WakeableSleep
  /** Sends a ping. Any frame counts as the response. */
  ping(): void
}

/**
 * Pings a socket that is idle, and resolves when the connection is dead. Pauses while the page is hidden. Pings
 * immediately when the page becomes visible again or the network changes.
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
