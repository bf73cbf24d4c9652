import { vendorWire } from '../contract/vendors/wire.ts'
import { SCAN } from '../session/token-storage.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createDedupeRequests, type DedupeRequests } from './dedupe-requests.ts'

/** Sends a scanned vendor to the backend and removes the scan from storage. Resolves to false if the request fails. */
export function registerScan(ports: FeaturePorts, vendorId: string): Promise<boolean> {
  return ports.once(createScans)(vendorId, async () => {
    const input = { params: { vendor_id: vendorId } }
    const { ok } = await ports.http.call(vendorWire.addScannedVendor, { ...input, logFailure: true })
    ports.local.remove(SCAN)
    return ok
  })
}

function createScans(ports: FeaturePorts): DedupeRequests<boolean> {
  return createDedupeRequests(ports)
}
