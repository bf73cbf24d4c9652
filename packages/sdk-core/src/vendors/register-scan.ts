import { vendorWire } from '../contract/vendors/wire.ts'
import { SCAN } from '../session/token-storage.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createScanQueue } from './create-scan-queue.ts'
import { createDedupeRequests, type DedupeRequests } from './dedupe-requests.ts'

/** `waiting`: the scan is stored and sent later, because the backend was unreachable. `failed`: it was rejected. */
export type ScanResult = 'saved' | 'waiting' | 'failed'

/** Sends a scanned vendor to the backend and removes the scan from storage. Never rejects. */
export function registerScan(ports: FeaturePorts, vendorId: string): Promise<ScanResult> {
  return ports.once(createScans)(vendorId, async () => {
    const queue = ports.once(createScanQueue)
    const input = { params: { vendor_id: vendorId }, body: undefined }
    const result = await ports.http.call(vendorWire.addScannedVendor, { ...input, logFailure: true })
    ports.local.remove(SCAN)
    if (!result.ok && result.error.retryable) {
      queue.add(vendorId)
      return 'waiting'
    }
    queue.remove(vendorId)
    return result.ok ? 'saved' : 'failed'
  })
}

function createScans(ports: FeaturePorts): DedupeRequests<ScanResult> {
  return createDedupeRequests(ports)
}
