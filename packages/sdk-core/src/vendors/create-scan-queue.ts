import { atom, onMount, type ReadableAtom } from 'nanostores'
import { isRecord } from '../contract/shared/envelope.ts'
import { vendorWire } from '../contract/vendors/wire.ts'
import { fromJson, toJson } from '../platform/json.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { userStorage } from '../shared/user-storage.ts'
import { createWakeableSleep } from '../shared/wakeable-sleep.ts'
import { SCAN_TO_SEND } from './has-waiting-scans.ts'

const FIRST_PAUSE_MS = 5_000
const MAX_PAUSE_MS = 60_000

/** A scan that has not reached the backend. */
export interface WaitingScan {
  vendorId: string
  /** The time of the scan, in milliseconds since 1970. */
  scannedAt: number
}

/** The scans that could not be sent. They are stored until the backend responds or the account signs out. */
export interface ScanQueue {
  /** The waiting scans, oldest first. While the store has subscribers, they are sent again with backoff. */
  readonly $waiting: ReadableAtom<readonly WaitingScan[]>
  /** Stores a scan. A vendor that is waiting already keeps the time of its first scan. */
  add(vendorId: string): void
  /** Removes a scan that reached the backend. */
  remove(vendorId: string): void
  /** Sends the waiting scans without further delay. */
  sendNow(): void
  /** False if the browser blocks storage, so that closing the page loses the scans. */
  isPersistent(): boolean
}

/** Creates the queue. Sending a scan twice is safe, because the backend stores it once. */
export function createScanQueue(ports: FeaturePorts): ScanQueue {
  const { clock, connectivity, http, log } = ports
  const area = () => userStorage(ports)
  const load = () =>
    area()
      .keys(SCAN_TO_SEND)
      .flatMap((key) => toScan(key.slice(SCAN_TO_SEND.length), fromJson(area().get(key))))
      .sort((a, b) => a.scannedAt - b.scannedAt)
  const $waiting = atom<readonly WaitingScan[]>(load())
  const { wake, sleep } = createWakeableSleep(clock)
  const refresh = () => $waiting.set(load())

  function remove(vendorId: string): void {
    area().remove(SCAN_TO_SEND + vendorId)
    refresh()
  }

  /** Sends each scan once. Resolves to whether all of them got a final response. */
  async function sendAll(signal: AbortSignal): Promise<boolean> {
    for (const { vendorId, scannedAt } of load()) {
      const result = await http.call(vendorWire.addScannedVendor, {
        params: { vendor_id: vendorId },
        body: { scanned_at: new Date(scannedAt).toISOString() },
        signal,
      })
      signal.throwIfAborted()
      if (!result.ok && (result.error.retryable || result.error.status === 401)) return false
      if (!result.ok) log.warn(`The scan of vendor ${vendorId} was rejected.`, result.error)
      remove(vendorId)
    }
    return true
  }

  async function sendRepeatedly(signal: AbortSignal): Promise<void> {
    let pause = FIRST_PAUSE_MS
    while (load().length > 0) {
      const isWoken = await sleep(pause, signal)
      pause = isWoken ? FIRST_PAUSE_MS : Math.min(pause * 2, MAX_PAUSE_MS)
      if (await sendAll(signal)) return
    }
  }

  onMount($waiting, () => {
    refresh()
    let stop: (() => void) | null = null
    const start = (waiting: readonly WaitingScan[]) => {
      if (waiting.length > 0 && stop === null)
        stop = ports.startLoop((signal) =>
          sendRepeatedly(signal).finally(() => {
            stop = null
          }),
        )
    }
    const unsubscribe = [
      $waiting.listen(start),
      connectivity.subscribe((event) => (event === 'online' || event === 'pageshow') && wake()),
      ports.storage.subscribe((key) => (key === null || key.includes(SCAN_TO_SEND)) && refresh()),
    ]
    start($waiting.value)
    return () => {
      for (const end of unsubscribe) end()
      stop?.()
    }
  })

  // A sign-out removes the keys.
  ports.onAccountChange(refresh)

  return {
    $waiting,
    add(vendorId) {
      if (area().get(SCAN_TO_SEND + vendorId) === null)
        area().set(SCAN_TO_SEND + vendorId, toJson({ scannedAt: clock.now() }))
      refresh()
    },
    remove,
    sendNow: wake,
    isPersistent: () => area().isPersistent(),
  }
}

function toScan(vendorId: string, stored: unknown): WaitingScan[] {
  if (!isRecord(stored) || typeof stored.scannedAt !== 'number') return []
  return [{ vendorId, scannedAt: stored.scannedAt }]
}
