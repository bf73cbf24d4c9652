import { onMount, type ReadableAtom } from 'nanostores'
import type { Connection } from '../realtime/connection.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createWakeableSleep, MAX_SLEEP_MS } from '../shared/wakeable-sleep.ts'

const POLL_MS = 10_000
const CHECK_MS = 30_000

export interface AutoRefetchDeps {
  ports: Pick<FeaturePorts, '$token' | 'clock' | 'visibility' | 'startLoop'>
  connection: Connection
  /** Fetches all data once. Resolves to true on success. */
  read(signal: AbortSignal): Promise<boolean>
  /**
   * Fetches only the data that an open socket may have missed. Resolves to true on success. By default, there are no
   * checks.
   */
  check?(signal: AbortSignal): Promise<boolean>
}

/**
 * Refetches a store's data while the store has subscribers. Returns a function that starts a refetch immediately.
 *
 * The loop fetches when the store mounts, the session changes or the socket opens. Without a socket or after a failure,
 * it polls every 10 s. While the socket is open, it checks every 30 s, because a crashed backend may have stored a
 * message without sending it. It sends one request at a time, and none while the page is hidden.
 */
export function autoRefetch($store: ReadableAtom, { ports, connection, read, check }: AutoRefetchDeps): () => void {
  const { $token, clock, visibility, startLoop } = ports
  const { wake, clear, sleep } = createWakeableSleep(clock)

  async function refetchLoop(signal: AbortSignal): Promise<void> {
    const pauseMs = check ? CHECK_MS : MAX_SLEEP_MS
    for (let isCheckDue = false; ; ) {
      await visibility.whenVisible(signal)
      // A check is not enough if a full refetch was requested while the page was hidden.
      const isRequested = clear()
      const isFetched: boolean = await (check && isCheckDue && !isRequested ? check(signal) : read(signal))
      const isLive: boolean = isFetched && connection.$state.value === 'open'
      isCheckDue = !(await sleep(isLive ? pauseMs : POLL_MS, signal)) && isLive
    }
  }

  onMount($store, () => {
    let stop: (() => void) | undefined
    const unlisten = [
      connection.$state.listen((state) => {
        if (state !== 'connecting') wake()
      }),
      $token.subscribe((token) => {
        stop?.()
        stop = token === null ? undefined : startLoop(refetchLoop)
      }),
    ]
    return () => {
      for (const end of unlisten) end()
      stop?.()
    }
  })

  return wake
}
