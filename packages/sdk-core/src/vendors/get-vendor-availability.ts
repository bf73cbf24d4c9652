import type { Id } from '../contract/shared/primitives.ts'
import type { VendorAvailability } from '../contract/vendors/schema.ts'
import { vendorWire } from '../contract/vendors/wire.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

/** Resolves to whether a vendor is free on a date `YYYY-MM-DD`, or to `unknown` if the request fails. Never rejects. */
export async function getVendorAvailability(
  { http }: Pick<FeaturePorts, 'http'>,
  vendorId: Id,
  date: string,
  signal?: AbortSignal,
): Promise<VendorAvailability['status']> {
  const params = { id: String(vendorId) }
  const result = await http.call(vendorWire.getVendorAvailability, { params, query: { date }, signal })
  return result.ok ? result.data.status : 'unknown'
}
