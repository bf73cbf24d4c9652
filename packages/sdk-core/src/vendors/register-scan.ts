import { vendorWire } from '../contract/vendors/wire.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'
import { send } from '../session/send.ts'
import { SCAN } from '../session/vault.ts'
import { createOneAtATime, type OneAtATime } from './one-at-a-time.ts'

/**
 * Notes that the couple has scanned a vendor's code; says whether that worked. The scan that was kept for after signing
 * in is done with in any case.
 */
export function registerScan(ports: FeaturePorts, vendorId: string): Promise<boolean> {
  return ports.once(createScans)(vendorId, async () => {
    const input = { params: { vendor_id: vendorId } }
    const { ok } = await send(ports, vendorWire.addScannedVendor, () => input)
    ports.local.remove(SCAN)
    return ok
  })
}

function createScans(ports: FeaturePorts): OneAtATime<boolean> {
  return createOneAtATime(ports)
}
