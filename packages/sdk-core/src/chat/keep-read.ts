import { onMount, type ReadableAtom } from 'nanostores'
import type { Connection } from '../realtime/connection.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createNudge, FOREVER_MS } from '../shared/nudge.ts'

const POLL_MS = 10_000
const CHECK_MS = 30_000

export interface KeepReadDeps {
  ports: Pick<FeaturePorts, '$token' | 'clock' | 'visibility' | 'startLoop'>
  connection: Connection
  /** Reads once; says whether that went well. */
  read(signal: AbortSignal): Promise<boolean>
  /** Reads only what an open socket may have missed; returns whether that succeeded. No checks are made without it. */
  check?(signal: AbortSignal): Promise<boolean>
}

/**
 * Keeps a store's subject read while somebody listens: at once, for each session, whenever the socket opens, when it is
 * nudged, and every 10 s while there is no socket or a read failed. Checks every 30 s while the socket is open, as a backend
 * that crashed may never have sent a stored message. One read at a time, and none for a hidden page. Gives the nudge.
 */
export function keepRead($store: ReadableAtom, { ports, connection, read, check }: KeepReadDeps): () => void {
  const { $token, clock, visibility, startLoop } = ports
  const { nudge, clear, wait } = createNudge(clock)

  async function follow(signal: AbortSignal): Promise<void> {
    const restMs = check ? CHECK_MS : FOREVER_MS
    for (let isCheckDue = false; ; ) {
      await visibility.whenVisible(signal)
      // Whatever nudged a hidden page is a reason to read everything.
      const isNudged = clear()
      const wentWell: boolean = await (check && isCheckDue && !isNudged ? check(signal) : read(signal))
      const isTold: boolean = wentWell && connection.$state.value === 'open'
      isCheckDue = !(await wait(isTold ? restMs : POLL_MS, signal)) && isTold
    }
  }

  onMount($store, () => {
    let stop: (() => void) | undefined
    const unlisten = [
      connection.$state.listen((state) => {
        if (state !== 'connecting') nudge()
      }),
      $token.subscribe((token) => {
        stop?.()
        stop = token === null ? undefined : startLoop(follow)
      }),
    ]
    return () => {
      for (const end of unlisten) end()
      stop?.()
    }
  })

  return nudge
}
