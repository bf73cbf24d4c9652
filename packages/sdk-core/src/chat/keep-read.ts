import { onMount, type ReadableAtom } from 'nanostores'
import { createNudge, FOREVER_MS } from '../platform/nudge.ts'
import type { Connection } from '../realtime/connection.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'

const POLL_MS = 10_000

export interface KeepReadDeps {
  ports: Pick<FeaturePorts, '$token' | 'clock' | 'visibility' | 'startLoop'>
  connection: Connection
  /** Reads once; says whether that went well. */
  read(signal: AbortSignal): Promise<boolean>
}

/**
 * Keeps a store's subject read while somebody listens: at once, for each session, whenever the socket opens, when it is
 * nudged, and every 10 s while there is no socket or a read failed. One read at a time, and none for a hidden page. Gives
 * the nudge.
 */
export function keepRead($store: ReadableAtom, { ports, connection, read }: KeepReadDeps): () => void {
  const { $token, clock, visibility, startLoop } = ports
  const { nudge, clear, wait } = createNudge(clock)

  async function follow(signal: AbortSignal): Promise<void> {
    for (;;) {
      await visibility.whenVisible(signal)
      clear()
      const wentWell = await read(signal)
      const isTold = wentWell && connection.$state.value === 'open'
      await wait(isTold ? FOREVER_MS : POLL_MS, signal)
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
