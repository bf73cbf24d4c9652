import { onMount, type ReadableAtom } from 'nanostores'
import type { FeaturePorts } from '../shared/feature-ports.ts'

const POLL_MS = 10_000

/** The parts of a polled store. */
interface Polled {
  /** Called when another session starts. Must clear the account's data. */
  reset(): void
  /** Fetches the data. Never rejects. */
  fetch(): Promise<void>
  /** Aborts the pending request. */
  stop(): void
}

/** Fetches the data of a store for each session while it has subscribers, every 10 s while the page is visible. */
export function pollPerSession(
  { $token, clock, visibility, startLoop }: Pick<FeaturePorts, '$token' | 'clock' | 'visibility' | 'startLoop'>,
  $store: ReadableAtom<unknown>,
  { reset, fetch, stop }: Polled,
): void {
  /** The token of the session that loaded the data. */
  let ownerToken: string | null = null

  async function poll(signal: AbortSignal): Promise<void> {
    for (;;) {
      await visibility.whenVisible(signal)
      await fetch()
      await clock.sleep(POLL_MS, signal)
    }
  }

  onMount($store, () => {
    let stopLoop: (() => void) | undefined
    const unlisten = $token.subscribe((token) => {
      stopLoop?.()
      stop()
      if (token !== ownerToken) reset()
      ownerToken = token
      stopLoop = token === null ? undefined : startLoop(poll)
    })
    return () => {
      unlisten()
      stopLoop?.()
      stop()
    }
  })
}
